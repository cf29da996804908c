/** What a service asks one to bring to the hall (spec §2), and what is known of its fee by law. */
import type { FormType } from '../form/types.ts';
import { words } from '../words/en.ts';

const { bring } = words;

const byType: Readonly<Partial<Record<FormType, { bring?: readonly string[]; fee?: string }>>> = {
  BARANGAY_CLEARANCE: { bring: bring.clearance, fee: bring.jobseeker },
  BARANGAY_CERTIFICATIONS: { fee: bring.jobseeker },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: { fee: bring.taxCertificate },
};

export const bringOf = (type: FormType): readonly string[] => byType[type]?.bring ?? bring.other;

export const feeOf = (type: FormType): string | null => byType[type]?.fee ?? null;
