/** Every month of a dated list, as a way to its entries; made of the list's first and last date, without reading more. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Span } from '../database/datedPage.ts';
import { endOfMonth, monthName, monthsBetween } from '../domain/month.ts';
import { searchOf } from '../routes/cursor.ts';
import { onPaper } from '../theme/breaks.ts';
import { pageWords } from '../words/pages.ts';
import { SideColumn } from './splitGrid.ts';

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
  ${onPaper} {
    display: none;
  }
`;

interface MonthIndexProps {
  readonly span: Span;
}

/** None where everything is of one month. */
export const MonthIndex = ({ span: { newest, oldest } }: MonthIndexProps) => {
  const months = newest === null || oldest === null ? [] : monthsBetween(oldest.date, newest.date);
  if (months.length < 2) return null;
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return (
    <Column as="nav" aria-labelledby="months">
      <h2 id="months">{pageWords.dated.months}</h2>
      {years.map((year, at) => (
        <Year key={year} open={at === 0}>
          <summary>{year}</summary>
          <ul>
            {months
              .filter((month) => month.startsWith(year))
              .map((month) => (
                <li key={month}>
                  <Link
                    to={{ search: searchOf('before', { date: endOfMonth(month), id: '' }) }}
                    aria-label={`${monthName(month)} ${year}`}
                  >
                    {monthName(month)}
                  </Link>
                </li>
              ))}
          </ul>
        </Year>
      ))}
    </Column>
  );
};
