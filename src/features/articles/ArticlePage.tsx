/** The article with the slug in the URL; beside it the others that its list begins with. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../../components/layout/Container.ts';
import { PageBreadcrumbs } from '../../components/layout/PageBreadcrumbs.tsx';
import { PageHeader } from '../../components/layout/PageHeader.tsx';
import { RecordHeader } from '../../components/layout/RecordHeader.ts';
import { ListSkeleton } from '../../components/layout/Skeleton.tsx';
import { MoreList, SideColumn, SplitGrid } from '../../components/layout/SplitGrid.ts';
import { Markdown } from '../../components/markdown/Markdown.tsx';
import { Picture } from '../../components/media/Picture.tsx';
import { QueryError } from '../../components/records/QueryError.tsx';
import { RecordNotFound } from '../../components/records/RecordNotFound.tsx';
import { ArticleMeta } from '../../components/seo/recordMeta.tsx';
import { ShareActions } from '../../components/sharing/ShareActions.tsx';
import { LastUpdated, SourceLine } from '../../components/ui/LastUpdated.tsx';
import type { Article } from '../../content/models/article.ts';
import { groupArticles } from '../../content/models/articleGroups.ts';
import { langOf } from '../../content/models/localize.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { useArticle, useFirstArticles } from '../../query/useArticles.ts';
import { pageTitle } from '../../routes/menu.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { quietWeave } from '../../theme/shapes.ts';
import { ArticleFacts } from './ArticleFacts.tsx';
import { type ArticleType, articleTypes } from './articleTypes.ts';
import { FileLink } from './FileLink.tsx';

/* Between the title and the text of an article without a picture. */
const DecorativeBand = styled.div`
  height: 48px;
  margin-bottom: 1.5rem;
  background: var(--deeper) ${quietWeave} center / 96px 48px;
  forced-color-adjust: none;
  ${notOnPaper}
`;

const Illustration = styled.div`
  margin-bottom: 1.25rem;
`;

const maxOthers = 3;

const OtherArticles = ({ kind, article }: Pick<ArticleTextProps, 'kind' | 'article'>) => {
  const messages = useMessages(pageMessages);
  const today = useToday();
  const result = useFirstArticles(kind, maxOthers + 1);
  const { next, past } = groupArticles(result.status === 'success' ? result.data : [], today, []);
  const others = [...next, ...past]
    .filter(({ id, slug }) => id !== article.id && slug !== '')
    .slice(0, maxOthers);
  return others.length === 0 ? null : (
    <SideColumn aria-labelledby="more">
      <h2 id="more">{messages[kind].more}</h2>
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

interface ArticleTextProps {
  readonly kind: ArticleType;
  readonly article: Article;
}

/** Name of the field that the article shows. */
const bodyFieldOf = ({ body }: Article): string => (body === '' ? 'summary' : 'body');

const ArticleText = ({ kind, article }: ArticleTextProps) => (
  <>
    {article.image === null && <DecorativeBand aria-hidden="true" />}
    <SplitGrid>
      <div>
        {article.image !== null && (
          <Illustration>
            <Picture image={article.image} sizes="(min-width: 62rem) 42rem, 100vw" />
          </Illustration>
        )}
        <Markdown text={article.body || article.summary} lang={langOf(article, bodyFieldOf(article))} />
        {article.file !== null && <FileLink file={article.file} />}
        <SourceLine source={article.source} />
        <LastUpdated records={[article]} />
        <ShareActions path={articlePath(kind, article)} title={article.title} />
      </div>
      <OtherArticles kind={kind} article={article} />
    </SplitGrid>
  </>
);

interface ArticlePageProps {
  readonly kind: ArticleType;
  readonly slug: string;
}

export const ArticlePage = ({ kind, slug }: ArticlePageProps) => {
  const translate = useTranslate();
  const pageText = useMessages(pageMessages);
  const { page } = articleTypes[kind];
  const messages = pageText[kind];
  const result = useArticle(kind, slug);
  const isLoaded = result.status === 'success';
  const article = isLoaded ? result.data : null;
  const lang = article === null ? undefined : langOf(article, 'title');
  const title =
    article?.title ?? (isLoaded ? pageText.article.missing(messages.one) : pageTitle(page, translate));
  return (
    <Container $foot>
      <ArticleMeta list={kind} result={result} />
      <PageBreadcrumbs page={page} current={isLoaded ? title : undefined} lang={lang} />
      <RecordHeader $isLoading={result.status === 'loading'}>
        <PageHeader
          title={title}
          lang={lang}
          record={article}
          visibleFields={article === null ? [] : ['title', 'where', bodyFieldOf(article)]}
        >
          {article !== null && <ArticleFacts article={article} />}
        </PageHeader>
      </RecordHeader>
      {result.status === 'loading' && <ListSkeleton isDated={false} />}
      {result.status === 'error' && <QueryError />}
      {isLoaded && article === null && <RecordNotFound page={page} />}
      {article !== null && <ArticleText kind={kind} article={article} />}
    </Container>
  );
};
