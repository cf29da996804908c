/**
 * What a citizen brings for a service: the groups of its record in the charter. The form, the confirmation, the request's status and
 * the service's own page show the same groups.
 */

import type { ServiceSummary } from '../../content/models/formService.ts';
import { type Lang, langOf } from '../../content/models/localize.ts';
import type { FormType } from '../../form/types.ts';
import type { Translate } from '../../i18n/define.ts';
import { formMessages } from '../../i18n/en/form.ts';
import type { QueryResult } from '../../query/useRecords.ts';

export interface RequirementGroup {
  readonly list: keyof ServiceSummary['requirements'];
  readonly items: readonly string[];
  readonly lang: Lang;
}

/** The record field of each group, in the order of the page. */
const fieldNames = { general: 'requirements', newcomers: 'New_applicants', renewal: 'renewal' } as const;

/** The groups that have an item, each item once. */
export const listRequirementGroups = ({
  requirements,
  ...language
}: Pick<ServiceSummary, 'requirements' | 'lang' | 'inEnglish'>): readonly RequirementGroup[] =>
  (Object.keys(fieldNames) as RequirementGroup['list'][])
    .map((list) => ({
      list,
      items: [...new Set(requirements[list])],
      lang: langOf(language, fieldNames[list]),
    }))
    .filter(({ items }) => items.length > 0);

/** What the form itself knows (spec §2), for a service whose record cannot be read or is not in the charter. */
export const listOwnRequirements = (type: FormType, translate: Translate): readonly RequirementGroup[] => {
  const { clearance, other } = translate(formMessages).requirements;
  return [{ list: 'general', items: type === 'BARANGAY_CLEARANCE' ? clearance : other, lang: undefined }];
};

/** The groups of a form's service; null while its record is loading. */
export const findRequirementGroups = (
  type: FormType,
  result: QueryResult<ServiceSummary | null>,
  translate: Translate,
): readonly RequirementGroup[] | null => {
  if (result.status === 'loading') return null;
  return result.status === 'error' || result.data === null
    ? listOwnRequirements(type, translate)
    : listRequirementGroups(result.data);
};
