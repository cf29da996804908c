/** Requirements of a form type (spec §2), and the law's note on its fee. */
import type { FormType } from '../../../form/types.ts';
import type { Translate } from '../../../i18n/define.ts';
import { formMessages } from '../../../i18n/en/form.ts';

interface RequirementRow {
  readonly papers?: 'clearance';
  readonly fee: 'jobseeker' | 'taxCertificate';
}

const byType: Readonly<Partial<Record<FormType, RequirementRow>>> = {
  BARANGAY_CLEARANCE: { papers: 'clearance', fee: 'jobseeker' },
  BARANGAY_CERTIFICATIONS: { fee: 'jobseeker' },
  INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE: { fee: 'taxCertificate' },
};

export const listRequirements = (type: FormType, translate: Translate): readonly string[] => {
  const { requirements: requirementMessages } = translate(formMessages);
  return requirementMessages[byType[type]?.papers ?? 'other'];
};

export const legalFeeOf = (type: FormType, translate: Translate): string | null => {
  const { requirements: requirementMessages } = translate(formMessages);
  const row = byType[type];
  return row === undefined ? null : requirementMessages[row.fee];
};
