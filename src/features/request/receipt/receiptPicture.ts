/**
 * What the picture of a receipt shows: the reference, the receipt code, the day and the papers. It never names health
 * services and has no answer but the day, because other people look at the gallery of a phone.
 */
import { findRequirementGroups, listOwnRequirements } from '../../../components/charter/requirements.ts';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import { formatMoment } from '../../../domain/dates/formatDay.ts';
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import { outcomeMessages } from '../../../i18n/en/outcome.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { serviceMessages } from '../../../i18n/en/service.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { site } from '../../../site.ts';
import { findPublicServiceName } from './receiptLink.ts';

export interface ReceiptFacts {
  readonly type: FormType;
  readonly reference: string;
  readonly code: string;
  /** The full URL of its status page. */
  readonly link: string;
  /** 'yyyy-mm-ddThh:mm': what the citizen chose; null if unknown. */
  readonly schedule: string | null;
  /** The same: when they are to come. */
  readonly appointment: string | null;
  /** The service's record. While it is loading, the picture has no papers. */
  readonly result: QueryResult<ServiceSummary | null>;
}

interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export interface ReceiptPicture {
  readonly title: string;
  readonly subtitle: string;
  /** Null for health services. */
  readonly service: string | null;
  readonly reference: LabelledText;
  readonly code: LabelledText;
  /** The text of the QR code. */
  readonly link: string;
  /** The line below the QR code, which says where to type a receipt code. */
  readonly caption: string;
  readonly rows: readonly LabelledText[];
  readonly papers: readonly { readonly title: string; readonly items: readonly string[] }[];
}

/** The picture of a health request has only the papers that every service asks for, because the others would name it. */
export const toReceiptPicture = (facts: ReceiptFacts, translate: Translate): ReceiptPicture => {
  const { type, reference, code, link, appointment, result } = facts;
  const { requirements } = translate(formMessages);
  const { success } = translate(outcomeMessages);
  const receiptText = translate(receiptMessages);
  const serviceName = findPublicServiceName(type, translate);
  const groups =
    serviceName === null
      ? listOwnRequirements(type, translate)
      : (findRequirementGroups(type, result, translate) ?? []);
  const headings = translate(serviceMessages).requirements;
  const { host, pathname } = new URL(link);
  return {
    title: site.barangay,
    subtitle: `${site.place.municipality}, ${site.place.province}`,
    service: serviceName,
    reference: { label: success.reference, text: reference },
    code: { label: receiptText.code, text: code },
    link,
    caption: receiptText.picture.checkAt(`${host}${pathname}`),
    rows: [
      ...(appointment === null
        ? []
        : [{ label: success.appointment, text: formatMoment(appointment, translate) }]),
      { label: success.where, text: site.hall.name },
    ],
    papers: groups.map(({ list, items }) => ({
      title: list === 'general' ? requirements.confirmationTitle : headings[list],
      items,
    })),
  };
};
