/** What to bring, to check by hand: the groups of the charter, on the receipt and on the page of its status. */
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { RequirementGroups } from '../../../components/charter/RequirementGroups.tsx';
import { SampleTag } from '../../../components/ui/SampleTag.tsx';
import type { ServiceSummary } from '../../../content/models/formService.ts';
import type { Lang } from '../../../content/models/localize.ts';
import { useMessages } from '../../../context/localeContext.ts';
import type { FormType } from '../../../form/types.ts';
import { formMessages } from '../../../i18n/en/form.ts';
import type { QueryResult } from '../../../query/useRecords.ts';
import { onPaper } from '../../../theme/breakpoints.ts';

/* On paper two groups share a line; of three the first, for everybody, has its own. */
const compactOnPaper = css`
  ${onPaper} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(70mm, 1fr));
    gap: 2pt 12pt;
    & > :first-child:nth-last-child(n + 3) {
      grid-column: 1 / -1;
    }
    h3 {
      margin-top: 0;
      font-size: 11pt;
    }
  }
`;

const Groups = styled.div<{ readonly $isOnReceipt: boolean }>`
  h3 {
    margin-top: 1rem;
  }
  ${({ $isOnReceipt }) => $isOnReceipt && compactOnPaper}
`;

/* A box before each requirement. */
const List = styled.ul`
  & > li {
    position: relative;
    padding: 0.5rem 0 0.5rem 2.5rem;
    border-bottom: 1px solid var(--line);
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0.1rem;
    top: 0.7rem;
    width: 20px;
    height: 20px;
    border: 2px solid var(--ink);
  }
  ${onPaper} {
    & > li {
      padding: 0.5pt 0 0.5pt 20pt;
      border: 0;
      font-size: 11pt;
      line-height: 1.2;
    }
    & > li::before {
      top: 1pt;
      width: 11pt;
      height: 11pt;
    }
  }
`;

interface ChecklistProps {
  readonly items: readonly string[];
  readonly lang: Lang;
}

const Checklist = ({ items, lang }: ChecklistProps) => (
  <List lang={lang}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </List>
);

interface RequirementsPanelProps {
  readonly type: FormType;
  readonly result: QueryResult<ServiceSummary | null>;
  /** The receipt prints on one sheet, and is to be brought too. */
  readonly isOnReceipt?: boolean;
  /** Below the groups. */
  readonly children?: ReactNode;
}

export const RequirementsPanel = ({
  type,
  result,
  isOnReceipt = false,
  children,
}: RequirementsPanelProps) => {
  const messages = useMessages(formMessages).requirements;
  const isSample = result.status === 'success' && result.data?.isSample === true;
  return (
    <section>
      <h2>
        <span>{messages.confirmationTitle}</span> {isSample && <SampleTag />}
      </h2>
      <Groups $isOnReceipt={isOnReceipt}>
        <RequirementGroups type={type} result={result} List={Checklist}>
          {isOnReceipt && <Checklist items={[messages.thisPage]} lang={undefined} />}
        </RequirementGroups>
      </Groups>
      {children}
    </section>
  );
};
