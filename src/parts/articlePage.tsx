/** The article at an address, found by its slug in the list it is of; beside it the newest others. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type Entry, entriesOf, findEntry } from '../content/entry.ts';
import { manilaDay, yearOf } from '../domain/day.ts';
import { longDay } from '../domain/dayName.ts';
import { pageWords } from '../words/pages.ts';
import { CannotRead } from './cannotRead.tsx';
import { articlePath, type EntryKind, entryKinds } from './entryKinds.ts';
import { MissingRecord } from './missingRecord.tsx';
import { useOwnTitle } from './ownTitle.ts';
import { PageCrumbs, routeTo } from './pageCrumbs.tsx';
import { PageHead } from './pageHead.tsx';
import { Prose } from './prose.tsx';
import { QuietBand } from './quietBand.ts';
import { useReading } from './reading.ts';
import { RecordHead } from './recordHead.ts';
import { SampleTag } from './sampleTag.tsx';
import { ListSkeleton } from './skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from './splitGrid.ts';
import { Wrap } from './wrap.ts';

const Meta = styled.p`
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1.0625rem;
`;

const mostOthers = 3;

const dated = (instant: number): string => {
  const day = manilaDay(instant);
  return `${longDay(day)} ${yearOf(day)}`;
};

interface TextProps {
  readonly kind: EntryKind;
  readonly entry: Entry;
  readonly entries: readonly Entry[];
}

const Text = ({ kind, entry, entries }: TextProps) => {
  const others = entries.filter(({ id }) => id !== entry.id).slice(0, mostOthers);
  const { paragraphs, summary } = entry;
  return (
    <>
      <QuietBand aria-hidden="true" />
      <SplitGrid>
        <article>
          <Prose paragraphs={paragraphs.length === 0 ? [summary] : paragraphs} />
        </article>
        {others.length > 0 && (
          <SideColumn aria-labelledby="more">
            <h2 id="more">{entryKinds[kind].said.more}</h2>
            <MoreList>
              {others.map((other) => (
                <li key={other.id}>
                  <Link to={articlePath(kind, other)}>{other.title}</Link>
                </li>
              ))}
            </MoreList>
          </SideColumn>
        )}
      </SplitGrid>
    </>
  );
};

interface ArticlePageProps {
  readonly kind: EntryKind;
  readonly slug: string;
}

export const ArticlePage = ({ kind, slug }: ArticlePageProps) => {
  const { page, said } = entryKinds[kind];
  const reading = useReading(kind, entriesOf);
  const isRead = reading.tag === 'read';
  const entry = isRead ? findEntry(reading.shown, slug) : null;
  const list = routeTo(page);
  useOwnTitle(entry?.title ?? null);
  const title = entry?.title ?? (isRead ? pageWords.article.missing(said.one) : list.title);
  return (
    <Wrap $foot>
      <PageCrumbs page={page} here={isRead ? title : undefined} />
      <RecordHead $isLoading={reading.tag === 'loading'}>
        <PageHead title={title}>
          {entry !== null && (
            <Meta>
              {entry.date === null ? pageWords.article.undated : dated(entry.date)}{' '}
              {entry.isSample && <SampleTag />}
            </Meta>
          )}
        </PageHead>
      </RecordHead>
      {reading.tag === 'loading' && <ListSkeleton isDated={false} />}
      {reading.tag === 'failed' && <CannotRead />}
      {isRead && entry === null && <MissingRecord list={list} />}
      {isRead && entry !== null && <Text kind={kind} entry={entry} entries={reading.shown} />}
    </Wrap>
  );
};
