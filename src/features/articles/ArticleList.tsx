/**
 * Ruled list of dated entries: the title as a link to the article, one sentence, the day. A tile is the day of an event and
 * nothing else; the day of publishing is in words.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { DateTile } from '../../components/ui/DateTile.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Article } from '../../content/models/article.ts';
import { langOf } from '../../content/models/localize.ts';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { formatDayNear } from '../../domain/dates/formatDay.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { toAnchor } from '../../routes/anchor.ts';
import { useToday } from '../../ssr/hydration/useToday.ts';
import { minWidth } from '../../theme/breakpoints.ts';
import { formatEventBesideTile } from './formatEvent.ts';

const List = styled.ul`
  border-top: 3px solid var(--rule);
`;

/* Two columns where the list has the page's whole width. */
const ColumnList = styled(List)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  column-gap: 3rem;
`;

const leadStyle = css<{ readonly $dated: boolean; readonly $pictured: boolean }>`
  grid-column: 1 / -1;
  ${minWidth.wide} {
    :is(h2, h3) {
      font-size: 1.75rem;
    }
    ${({ $dated, $pictured }) =>
      $pictured && `grid-template-columns: ${$dated ? '64px' : ''} minmax(0, 1fr) 33.75rem;`}
  }
`;

const Row = styled.li<{
  readonly $dated: boolean;
  readonly $short: boolean;
  readonly $lead: boolean;
  readonly $pictured: boolean;
}>`
  display: grid;
  grid-template-columns: ${({ $dated }) => ($dated ? '64px 1fr' : '1fr')};
  align-items: start;
  gap: 0.5rem 1rem;
  padding: ${({ $short }) => ($short ? '1rem' : '1.25rem')} 0;
  border-bottom: 1px solid var(--line);
  & > div {
    min-width: 0;
  }
  h2,
  h3,
  h4 {
    margin: 0;
    font-size: ${({ $short }) => ($short ? '1.125rem' : '1.3125rem')};
    line-height: 1.25;
    letter-spacing: 0;
  }
  /* A touch target as high as a finger, within the row. */
  a {
    position: relative;
    display: inline-block;
    padding: 0.75rem 0;
    margin: -0.75rem 0;
  }
  p {
    max-width: 42em;
    margin-top: 0.3rem;
    color: var(--ink2);
  }
  ${({ $lead }) => $lead && leadStyle}
`;

/** One line: what does not fit beside it goes below it. */
const Facts = styled.div`
  margin-top: 0.3rem;
  font-size: 1rem;
  span:not(:last-child)::after {
    content: '. ';
  }
`;

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** Path of an entry's article; absent if entries have no articles. */
  readonly to?: ((article: Article) => string) | undefined;
  /** Sets the rows closer together, for a list under its own heading. */
  readonly isCompact?: boolean;
  /** The heading level of the titles; by default one below the page's title, or below the heading of a compact list. */
  readonly level?: 2 | 3 | 4;
  /** The picture of the first article, which it makes larger than the others; null without one. */
  readonly renderLead?: ((article: Article) => ReactNode) | undefined;
}

export const ArticleList = ({
  articles,
  to,
  isCompact = false,
  level = isCompact ? 3 : 2,
  renderLead,
}: ArticleListProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  const today = useToday();
  const Rows = isCompact ? List : ColumnList;
  const Title = `h${level}` as const;
  const formatFacts = ({ event, published }: Article): string =>
    event !== null
      ? formatEventBesideTile(event, today, translate)
      : published === null
        ? ''
        : messages.article.published(formatDayNear(manilaDay(published), today, translate));
  return (
    <Rows>
      {articles.map((article, at) => {
        const isLead = renderLead !== undefined && at === 0;
        const picture = isLead ? renderLead(article) : null;
        return (
          <Row
            key={article.id}
            id={to === undefined ? toAnchor(article.id) : undefined}
            $dated={article.event !== null}
            $short={isCompact}
            $lead={isLead}
            $pictured={picture !== null}
          >
            {article.event !== null && <DateTile instant={article.event.begins} />}
            <div>
              <Title lang={langOf(article, 'title')}>
                {to === undefined || article.slug === '' ? (
                  article.title
                ) : (
                  <Link to={to(article)}>{article.title}</Link>
                )}
              </Title>
              {(formatFacts(article) !== '' || article.where !== '') && (
                <Facts>
                  {formatFacts(article) !== '' && <span>{formatFacts(article)}</span>}
                  {article.where !== '' && <span lang={langOf(article, 'where')}>{article.where}</span>}
                </Facts>
              )}
              {(article.summary !== '' || article.isSample) && (
                <p lang={langOf(article, 'summary')}>
                  <span>{article.summary}</span> {article.isSample && <SampleTag />}
                </p>
              )}
            </div>
            {picture}
          </Row>
        );
      })}
    </Rows>
  );
};
