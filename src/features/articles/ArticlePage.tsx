/** The article at an address, found by its stored slug; beside it the newest others of its list. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { DecorativeBand } from '../../components/layout/DecorativeBand.ts';
import { PageBreadcrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { RecordHeader } from '../../components/layout/RecordHeader.ts';
import { ListSkeleton } from '../../components/layout/Skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from '../../components/layout/SplitGrid.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { QueryError } from '../../components/records/QueryError.tsx';
import { RecordNotFound } from '../../components/records/RecordNotFound.tsx';
import { ArticleMeta } from '../../components/seo/RecordMeta.tsx';
import { LastUpdated } from '../../components/ui/LastUpdated.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Article } from '../../content/models/article.ts';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatLongDate } from '../../domain/dates/formatDay.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { useArticle, useNewestArticles } from '../../query/useArticles.ts';
import { routeOfPage } from '../../routes/menu.ts';
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
  return formatLongDate(day);
};

const Others = ({ kind, entry }: Pick<TextProps, 'kind' | 'entry'>) => {
  const reading = useNewestArticles(kind, mostOthers + 1);
  const newest = reading.status === 'success' ? reading.data : [];
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
  readonly entry: Article;
}

/** The field that the article shows. */
const textOf = ({ body }: Article): string => (body === '' ? 'summary' : 'body');

const Text = ({ kind, entry }: TextProps) => (
  <>
    {entry.image === null && <DecorativeBand aria-hidden="true" />}
    <SplitGrid>
      <div>
        {entry.image !== null && (
          <Illustration>
            <Picture image={entry.image} sizes="(min-width: 62rem) 42rem, 100vw" />
          </Illustration>
        )}
        <Markdown text={entry.body || entry.summary} lang={langOf(entry, textOf(entry))} />
        {entry.source !== '' && <Meta>{pageMessages.source(entry.source)}</Meta>}
        <LastUpdated records={[entry]} />
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
  const reading = useArticle(kind, slug);
  const isRead = reading.status === 'success';
  const entry = isRead ? reading.data : null;
  const lang = entry === null ? undefined : langOf(entry, 'title');
  const list = routeOfPage(page);
  const title = entry?.title ?? (isRead ? pageMessages.article.missing(said.one) : list.title);
  return (
    <Container $foot>
      <ArticleMeta list={kind} result={reading} />
      <PageBreadcrumbs page={page} current={isRead ? title : undefined} lang={lang} />
      <RecordHeader $isLoading={reading.status === 'loading'}>
        <PageHeader
          title={title}
          lang={lang}
          record={entry}
          visibleFields={entry === null ? [] : ['title', textOf(entry)]}
        >
          {entry !== null && (
            <Meta>
              <span>{entry.date === null ? pageMessages.article.undated : dated(entry.date)}</span>{' '}
              {entry.isSample && <SampleTag />}
            </Meta>
          )}
        </PageHeader>
      </RecordHeader>
      {reading.status === 'loading' && <ListSkeleton isDated={false} />}
      {reading.status === 'error' && <QueryError />}
      {isRead && entry === null && <RecordNotFound list={list} />}
      {entry !== null && <Text kind={kind} entry={entry} />}
    </Container>
  );
};
