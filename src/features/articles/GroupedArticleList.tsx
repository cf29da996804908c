/** News or announcements in the order of need: urgent ones, then coming ones by their nearest day, then 'Earlier'. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type Article, liesAhead } from '../../content/models/article.ts';
import { groupArticles } from '../../content/models/articleGroups.ts';
import { articlePath } from '../../content/seo/recordPages.ts';
import { useMessages } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';
import { ArticleList } from './ArticleList.tsx';
import type { ArticleType } from './articleTypes.ts';

const Heading = styled.h2<{ readonly $isFirst: boolean }>`
  margin: ${({ $isFirst }) => ($isFirst ? '0' : '2rem')} 0 0.75rem;
  font-size: 1.375rem;
`;

interface GroupedArticleListProps {
  readonly kind: ArticleType;
  readonly articles: readonly Article[];
  /** The announcements that stand first, whatever their day. */
  readonly urgentIds?: readonly string[] | undefined;
  /** For a list under its own heading. */
  readonly isCompact?: boolean;
  /** See ArticleList. */
  readonly renderLead?: ((article: Article) => ReactNode) | undefined;
}

export const GroupedArticleList = ({
  kind,
  articles,
  urgentIds = [],
  isCompact = false,
  renderLead,
}: GroupedArticleListProps) => {
  const messages = useMessages(pageMessages);
  const today = useToday();
  const { next, past } = groupArticles(articles, today, urgentIds);
  // News that is all published before today is what its page says it is, so it needs no heading.
  const hasHeading = next.length > 0 || liesAhead(kind);
  const toPath = (article: Article): string => articlePath(kind, article);
  return (
    <>
      {next.length > 0 && (
        <ArticleList articles={next} to={toPath} isCompact={isCompact} renderLead={renderLead} />
      )}
      {past.length > 0 && (
        <>
          {hasHeading && (
            <Heading as={isCompact ? 'h3' : 'h2'} $isFirst={next.length === 0}>
              {messages.dated.earlier}
            </Heading>
          )}
          <ArticleList
            articles={past}
            to={toPath}
            isCompact={isCompact}
            renderLead={next.length === 0 ? renderLead : undefined}
            level={hasHeading ? (isCompact ? 4 : 3) : isCompact ? 3 : 2}
          />
        </>
      )}
    </>
  );
};
