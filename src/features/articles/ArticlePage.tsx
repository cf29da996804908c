/** The article at an address, found by its stored slug; beside it the newest others of its list. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Wrap } from '../../components/layout/Container.ts';
import { QuietBand } from '../../components/layout/DecorativeBand.ts';
import { PageCrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHead } from '../../components/layout/PageHeader.tsx';
import { RecordHead } from '../../components/layout/RecordHeader.ts';
import { ListSkeleton } from '../../components/layout/Skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from '../../components/layout/SplitGrid.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { CannotRead } from '../../components/records/QueryError.tsx';
import { MissingRecord } from '../../components/records/RecordNotFound.tsx';
import { EntryHead } from '../../components/seo/RecordMeta.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Entry } from '../../content/models/article.ts';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { longDate } from '../../domain/dates/formatDay.ts';
import { pageWords } from '../../i18n/en/pages.ts';
import { useEntry, useNewest } from '../../query/useArticles.ts';
import { routeTo } from '../../routes/menu.ts';
import { type ArticleKind, entryKinds } from './articleTypes.ts';

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
