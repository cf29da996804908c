/** What a citizen pays for a service: the fees of its record in the charter, and the law's note on them. */

import type { ServiceSummary } from '../../content/models/formService.ts';
import { type Lang, langOf } from '../../content/models/localize.ts';
import type { Certificate } from '../../form/certificate.ts';
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
const legalFeeNoteOf = (type: FormType | null, translate: Translate): string | null => {
  const name = type === null ? undefined : legalNotes[type];
  return name === undefined ? null : translate(formMessages).requirements[name];
};

/** Sets word from word by one blank: 'First-time jobseeker' → 'first time jobseeker'. */
const toWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** The fees that name the certificate, in English or in the language of the page; all of them when none does. */
const pickFees = (
  fees: readonly string[],
  certificate: Certificate,
  translate: Translate,
): readonly string[] => {
  const words =
    certificate === 'another'
      ? []
      : [formMessages.english, translate(formMessages)].flatMap(
          ({ requirements }): readonly string[] => requirements.certificateFees[certificate],
        );
  const named = fees.filter((fee) => words.some((word) => toWords(fee).includes(word)));
  return named.length === 0 ? fees : named;
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
 * @param certificate the one that the citizen asks for; null for another service, and as long as it is not chosen
 */
export const listFees = (
  type: FormType | null,
  service: Pick<ServiceSummary, 'fees' | 'lang' | 'inEnglish'> | null,
  translate: Translate,
  certificate: Certificate | null = null,
): ServiceFees => {
  const note = legalFeeNoteOf(type, translate);
  const fees = [...new Set(service?.fees)];
  if (fees.length === 0) return { lines: [translate(serviceMessages).facts.noFee], lang: undefined, note };
  const lines = certificate === null ? fees : pickFees(fees, certificate, translate);
  const act = note === null ? null : /RA \d+/.exec(note);
  const isListed = act !== null && lines.some((line) => line.includes(act[0]));
  return { lines, lang: langOf(service ?? {}, 'fees'), note: isListed ? null : note };
};
