/** The article at an address, found by its stored slug; beside it the newest others of its list. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Entry } from '../content/entry.ts';
import { articlePath } from '../content/recordPages.ts';
import { langOf } from '../content/translated.ts';
import { manilaDay } from '../domain/day.ts';
import { longDate } from '../domain/dayName.ts';
import { routeTo } from '../routes/menu.ts';
import { pageWords } from '../words/pages.ts';
import { CannotRead } from './cannotRead.tsx';
import { useEntry, useNewest } from './dated.ts';
import { type ArticleKind, entryKinds } from './entryKinds.ts';
import { LastUpdated } from './lastUpdated.tsx';
import { Markdown } from './markdown.tsx';
import { MissingRecord } from './missingRecord.tsx';
import { PageCrumbs } from './pageCrumbs.tsx';
import { PageHead } from './pageHead.tsx';
import { Picture } from './picture.tsx';
import { QuietBand } from './quietBand.ts';
import { RecordHead } from './recordHead.ts';
import { EntryHead } from './recordHeads.tsx';
import { SampleTag } from './sampleTag.tsx';
import { ListSkeleton } from './skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from './splitGrid.ts';
import { Wrap } from './wrap.ts';

const Meta = styled.p`
  margin-top: 0.6rem;
  color: var(--ink2);
  font-size: 1.0625rem;
`;

const Illustration = styled.div`
  margin-bottom: 1.25rem;
`;

const mostOthers = 3;

const dated = (instant: number): string => {
  const day = manilaDay(instant);
  return longDate(day);
};

const Others = ({ kind, entry }: Pick<TextProps, 'kind' | 'entry'>) => {
  const reading = useNewest(kind, mostOthers + 1);
  const newest = reading.tag === 'read' ? reading.shown : [];
  const others = newest.filter(({ id, slug }) => id !== entry.id && slug !== '').slice(0, mostOthers);
  return others.length === 0 ? null : (
    <SideColumn aria-labelledby="more">
      <h2 id="more">{entryKinds[kind].said.more}</h2>
      <MoreList>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={articlePath(kind, other)} lang={langOf(other, 'title')}>
              {other.title}
            </Link>
          </li>
        ))}
      </MoreList>
    </SideColumn>
  );
};

interface TextProps {
  readonly kind: ArticleKind;
  readonly entry: Entry;
}

/** The field that the article shows. */
const textOf = ({ body }: Entry): string => (body === '' ? 'summary' : 'body');

const Text = ({ kind, entry }: TextProps) => (
  <>
    {entry.image === null && <QuietBand aria-hidden="true" />}
    <SplitGrid>
      <div>
        {entry.image !== null && (
          <Illustration>
            <Picture image={entry.image} sizes="(min-width: 62rem) 42rem, 100vw" />
          </Illustration>
        )}
        <Markdown text={entry.body || entry.summary} lang={langOf(entry, textOf(entry))} />
        {entry.source !== '' && <Meta>{pageWords.source(entry.source)}</Meta>}
        <LastUpdated of={[entry]} />
      </div>
      <Others kind={kind} entry={entry} />
    </SplitGrid>
  </>
);

interface ArticlePageProps {
  readonly kind: ArticleKind;
  readonly slug: string;
}

export const ArticlePage = ({ kind, slug }: ArticlePageProps) => {
  const { page, said } = entryKinds[kind];
  const reading = useEntry(kind, slug);
  const isRead = reading.tag === 'read';
  const entry = isRead ? reading.shown : null;
  const lang = entry === null ? undefined : langOf(entry, 'title');
  const list = routeTo(page);
  const title = entry?.title ?? (isRead ? pageWords.article.missing(said.one) : list.title);
  return (
    <Wrap $foot>
      <EntryHead list={kind} reading={reading} />
      <PageCrumbs page={page} here={isRead ? title : undefined} lang={lang} />
      <RecordHead $isLoading={reading.tag === 'loading'}>
        <PageHead title={title} lang={lang} of={entry} texts={entry === null ? [] : ['title', textOf(entry)]}>
          {entry !== null && (
            <Meta>
              <span>{entry.date === null ? pageWords.article.undated : dated(entry.date)}</span>{' '}
              {entry.isSample && <SampleTag />}
            </Meta>
          )}
        </PageHead>
      </RecordHead>
      {reading.tag === 'loading' && <ListSkeleton isDated={false} />}
      {reading.tag === 'failed' && <CannotRead />}
      {isRead && entry === null && <MissingRecord list={list} />}
      {entry !== null && <Text kind={kind} entry={entry} />}
    </Wrap>
  );
};
