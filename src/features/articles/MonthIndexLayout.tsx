/** Links to every month of a dated list, computed from the list's first and last date without further reads. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SideColumn, SplitGrid } from '../../components/layout/SplitGrid.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { monthName } from '../../domain/dates/formatDay.ts';
import { endOfMonth, listMonths } from '../../domain/dates/month.ts';
import type { DatedPage } from '../../firestore/articlePage.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { formatCursor } from '../../routes/cursor.ts';
import { onPaper } from '../../theme/breakpoints.ts';

const Year = styled.details`
  border-bottom: 1px solid var(--line);
  summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    font-weight: 700;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    width: 1.5rem;
    color: var(--clay);
    font-weight: 800;
  }
  &[open] summary::before {
    content: '–';
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
    padding: 0 0 0.75rem 1.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

const Column = styled(SideColumn)`
  * + & {
    margin-top: 2rem;
  }
  ${onPaper} {
    display: none;
  }
`;

const MonthIndex = ({ months }: { readonly months: readonly string[] }) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <Column as="nav" aria-labelledby="months">
      <h2 id="months">{messages.dated.months}</h2>
      {years.map((year, at) => (
        <Year key={year} open={at === 0}>
          <summary>{year}</summary>
          <ul>
            {months
              .filter((month) => month.startsWith(year))
              .map((month) => (
                <li key={month}>
                  <Link
                    to={{ search: formatCursor('before', { date: endOfMonth(month), id: '' }) }}
                    aria-label={`${monthName(month, translate)} ${year}`}
                  >
                    {monthName(month, translate)}
                  </Link>
                </li>
              ))}
          </ul>
        </Year>
      ))}
    </Column>
  );
};

interface MonthIndexLayoutProps {
  readonly page: Pick<DatedPage, 'hasNewer' | 'hasOlder' | 'span'>;
  /** What else stands beside the list. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The list, and beside it the aside, and its months if it has more than this page and more than one month. */
export const MonthIndexLayout = ({
  page: { hasNewer, hasOlder, span },
  aside,
  children,
}: MonthIndexLayoutProps) => {
  const { newest, oldest } = span;
  const hasSeveralPages = (hasNewer || hasOlder) && newest !== null && oldest !== null;
  const months = hasSeveralPages ? listMonths(oldest.date, newest.date) : [];
  const hasMonths = months.length > 1;
  if (!hasMonths && aside === null) return children;
  return (
    <SplitGrid>
      <div>{children}</div>
      <div>
        {aside}
        {hasMonths && <MonthIndex months={months} />}
      </div>
    </SplitGrid>
  );
};
