/** The groups of requirements of a service, each under its heading; the general group comes first and needs none. */
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import type { ServiceSummary } from '../../content/models/formService.ts';
import type { Lang } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import type { FormType } from '../../form/types.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { serviceMessages } from '../../i18n/en/service.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { findRequirementGroups } from './requirements.ts';

/* About as high as the groups of a service, so that little moves when they arrive. */
const Loading = styled.p`
  min-height: 24rem;
`;

interface RequirementGroupsProps {
  readonly type: FormType;
  readonly result: QueryResult<ServiceSummary | null>;
  readonly List: ComponentType<{ readonly items: readonly string[]; readonly lang: Lang }>;
  /** Below the general group. */
  readonly children?: ReactNode;
}

export const RequirementGroups = ({ type, result, List, children }: RequirementGroupsProps) => {
  const translate = useTranslate();
  const messages = useMessages(serviceMessages).requirements;
  const partText = useMessages(partMessages);
  const found = findRequirementGroups(type, result, translate);
  const groups = found ?? [];
  const hasGeneral = groups.some(({ list }) => list === 'general');
  return (
    <>
      {!hasGeneral && (
        <div>
          {found === null && <Loading>{partText.loading}</Loading>}
          {found?.length === 0 && <p>{messages.none}</p>}
          {children}
        </div>
      )}
      {groups.map(({ list, items, lang }) => (
        <div key={list}>
          {list !== 'general' && <h3>{messages[list]}</h3>}
          <List items={items} lang={lang} />
          {list === 'general' && children}
        </div>
      ))}
    </>
  );
};
