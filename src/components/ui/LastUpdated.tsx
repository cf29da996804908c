/** When what a page shows was changed last: the latest of its records. */
import styled from 'styled-components';
import { manilaDay } from '../../domain/dates/day.ts';
import { wholeDay } from '../../domain/dates/formatDay.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import { onPaper } from '../../theme/breakpoints.ts';

const Line = styled.p`
  margin-top: 2rem;
  color: var(--ink2);
  font-size: 1rem;
  ${onPaper} {
    margin-top: 6pt;
    font-size: 9pt;
  }
`;

interface LastUpdatedProps {
  readonly of: readonly { readonly updated: number | null }[];
}

export const LastUpdated = ({ of }: LastUpdatedProps) => {
  const latest = Math.max(...of.map(({ updated }) => updated ?? Number.NEGATIVE_INFINITY));
  if (!Number.isFinite(latest)) return null;
  const day = manilaDay(latest);
  return (
    <Line>
      <span>{pageWords.lastUpdated}</span> <time dateTime={day}>{wholeDay(day)}</time>
    </Line>
  );
};
