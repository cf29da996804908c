/** The groups of requirements of a service, each under its heading; the general group comes first and needs none. */
import type { ComponentType } from 'react';
import type { Lang } from '../../content/models/localize.ts';
import type { ServiceSummary } from '../../content/models/service.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { FormType } from '../../form/types.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { listOwnRequirements, listRequirementGroups } from './requirements.ts';

interface RequirementGroupsProps {
  readonly type: FormType;
  readonly result: QueryResult<ServiceSummary | null>;
  readonly List: ComponentType<{ readonly items: readonly string[]; readonly lang: Lang }>;
}

export const RequirementGroups = ({ type, result, List }: RequirementGroupsProps) => {
  const translate = useTranslate();
  const messages = useMessages(serviceMessages).requirements;
  const service = result.status === 'success' ? result.data : null;
  const groups = service === null ? listOwnRequirements(type, translate) : listRequirementGroups(service);
  if (groups.length === 0) return <p>{messages.none}</p>;
  return groups.map(({ list, items, lang }) => (
    <div key={list}>
      {list !== 'general' && <h3>{messages[list]}</h3>}
      <List items={items} lang={lang} />
    </div>
  ));
};
