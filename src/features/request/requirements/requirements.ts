/** What a service asks one to bring to the hall (spec §2), and what is known of its fee by law. */
import type { FormType } from '../../../form/types.ts';
import { requestFormMessages } from '../../../i18n/en/form.ts';

const { bring } = requestFormMessages;

interface Row {
  readonly papers?: 'clearance';
  readonly fee: 'jobseeker' | 'taxCertificate';
}

const byType: Readonly<Partial<Record<FormType, Row>>> = {
  BARANGAY_CLEARANCE: { papers: 'clearance', fee: 'jobseeker' },
  BARANGAY_CERTIFICATIONS: { fee: 'jobseeker' },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: { fee: 'taxCertificate' },
};

export const bringOf = (type: FormType): readonly string[] => bring[byType[type]?.papers ?? 'other'];

export const feeOf = (type: FormType): string | null => {
  const row = byType[type];
  return row === undefined ? null : bring[row.fee];
};
