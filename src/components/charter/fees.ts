/** What a citizen pays for a service: the fees of its record in the charter, and the law's note on them. */

import { type Lang, langOf } from '../../content/models/localize.ts';
import type { Certificate } from '../../form/certificate.ts';
import type { FormType } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import type { ChosenService } from './narrowService.ts';

/** The law's note on the fee of each type; it is true without the charter. */
const legalNotes: Readonly<Partial<Record<FormType, 'jobseeker' | 'taxCertificate'>>> = {
  BARANGAY_CLEARANCE: 'jobseeker',
  BARANGAY_CERTIFICATIONS: 'jobseeker',
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: 'taxCertificate',
};

/** Null without a note: that on a first job is not about a residency. */
const legalFeeNoteOf = (
  type: FormType | null,
  certificate: Certificate | null,
  translate: Translate,
): string | null => {
  const name = type === null ? undefined : legalNotes[type];
  return name === undefined || certificate === 'residency' || certificate === 'indigency'
    ? null
    : translate(formMessages).requirements[name];
};

interface ServiceFees {
  readonly lines: readonly string[];
  readonly lang: Lang;
  /** The law's note, unless one of the lines names the same act. */
  readonly note: string | null;
}

/**
 * @param type null for a service that has no form
 * @param service null when its record cannot be read or is not in the charter
 */
export const listFees = (
  type: FormType | null,
  service: Pick<ChosenService, 'fees' | 'choice' | 'lang' | 'inEnglish'> | null,
  translate: Translate,
): ServiceFees => {
  const note = legalFeeNoteOf(type, service?.choice?.certificate ?? null, translate);
  const lines = [...new Set(service?.fees)];
  if (lines.length === 0) return { lines: [translate(serviceMessages).facts.noFee], lang: undefined, note };
  const act = note === null ? null : /RA \d+/.exec(note);
  const isListed = act !== null && lines.some((line) => line.includes(act[0]));
  return { lines, lang: langOf(service ?? {}, 'fees'), note: isListed ? null : note };
};
