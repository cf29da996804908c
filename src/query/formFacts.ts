/**
 * Fee and time of a form's service, as its row in a list and the form show them. A page loads this file when it reads the charter:
 * prerendered facts need none of these rules.
 */
import { langOf, localizeDocument } from '../content/models/localize.ts';
import { type Service, toServices } from '../content/models/service.ts';
import { formatFeeLine, toBriefLine } from '../domain/charter/briefLine.ts';
import { splitPrice } from '../domain/charter/splitPrice.ts';
import { formatAboutTime } from '../domain/duration/aboutTime.ts';
import type { Localization } from '../i18n/define.ts';
import { serviceMessages } from '../i18n/en/service.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';

export interface FormFacts {
  /** '₱50' */
  readonly fee: string;
  /** 'About 30 minutes'; '' for a service without a time. */
  readonly time: string;
  readonly isSample: boolean;
  /** 'en' for a fee without a translation. */
  readonly feeLang?: 'en';
}

/** 'Covered court, per day: ₱200' → '₱200'; a fee that is no single price stays whole. */
const omitPurpose = (fee: string): string => splitPrice(fee)?.price ?? fee;

/** Undefined for a document that is no service. */
const readService = (document: UncheckedDocument, localization: Localization): Service | undefined =>
  toServices([localizeDocument(document, localization.locale)], { ...localization, report: () => {} })[0];

/** The time of a service as its form shows it; '' for a document that is no service. */
export const readTime = (document: UncheckedDocument, localization: Localization): string =>
  readService(document, localization)?.time ?? '';

/** @returns null for a document that is no service */
export const readFormFacts = (document: UncheckedDocument, localization: Localization): FormFacts | null => {
  const { translate } = localization;
  const service = readService(document, localization);
  if (service === undefined) return null;
  return {
    fee: formatFeeLine(
      service.fees.map((fee, at) => (at === 0 ? omitPurpose(fee) : fee)),
      translate,
    ),
    time:
      service.total === translate(serviceMessages).noTime
        ? ''
        : formatAboutTime(toBriefLine(service.total), translate),
    isSample: service.isSample,
    ...(service.fees.length > 0 && langOf(service, 'fees') === 'en' && { feeLang: 'en' }),
  };
};
