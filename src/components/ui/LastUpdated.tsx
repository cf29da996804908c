/** Where the text of a record is from, and the day of the latest change among a page's records. */
import styled from 'styled-components';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDay } from '../../domain/dates/formatDay.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
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

const Source = styled.p`
  margin-top: 0.4rem;
  color: var(--ink2);
  font-size: 1rem;
`;

/** @param source blank for a sample, which shows nothing */
export const SourceLine = ({ source }: { readonly source: string }) => {
  const messages = useMessages(pageMessages);
  return source === '' ? null : <Source>{messages.source(source)}</Source>;
};

interface LastUpdatedProps {
  readonly records: readonly { readonly updated: number | null }[];
}

export const LastUpdated = ({ records }: LastUpdatedProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const latest = Math.max(...records.map(({ updated }) => updated ?? Number.NEGATIVE_INFINITY));
  if (!Number.isFinite(latest)) return null;
  const day = manilaDay(latest);
  return (
    <Line>
      <span>{messages.lastUpdated}</span> <time dateTime={day}>{formatDay(day, translate)}</time>
    </Line>
  );
};
