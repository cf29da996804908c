/** What a citizen pays for a service: the fees of its record in the charter, and the law's note on them. */
import { type Lang, langOf } from '../../content/models/localize.ts';
import type { ServiceSummary } from '../../content/models/service.ts';
import type { FormType } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { serviceMessages } from '../../i18n/en/service.ts';

/** The law's note on the fee of each type; it is true without the charter. */
const legalNotes: Readonly<Partial<Record<FormType, 'jobseeker' | 'taxCertificate'>>> = {
  BARANGAY_CLEARANCE: 'jobseeker',
  BARANGAY_CERTIFICATIONS: 'jobseeker',
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'taxCertificate',
};

/** Null without a note. */
export const legalFeeNoteOf = (type: FormType, translate: Translate): string | null => {
  const name = legalNotes[type];
  return name === undefined ? null : translate(formMessages).requirements[name];
};

interface ServiceFees {
  readonly lines: readonly string[];
  readonly lang: Lang;
  /** The law's note, unless a fee names the same act. */
  readonly note: string | null;
}

/** @param service null when its record cannot be read or is not in the charter */
export const listFees = (
  type: FormType,
  service: Pick<ServiceSummary, 'fees' | 'lang' | 'inEnglish'> | null,
  translate: Translate,
): ServiceFees => {
  const note = legalFeeNoteOf(type, translate);
  const fees = [...new Set(service?.fees)];
  if (fees.length === 0) return { lines: [translate(serviceMessages).facts.noFee], lang: undefined, note };
  const act = note === null ? null : /RA \d+/.exec(note);
  const isListed = act !== null && fees.some((fee) => fee.includes(act[0]));
  return { lines: fees, lang: langOf(service ?? {}, 'fees'), note: isListed ? null : note };
};
