/** Ruled list of dated entries: the day, the title as a link to the article, one sentence. */
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DateTile } from '../../components/ui/DateTile.tsx';
import { SampleTag } from '../../components/ui/SampleTag.tsx';
import type { Article } from '../../content/models/article.ts';
import { langOf } from '../../content/models/localize.ts';
import { toAnchor } from '../../routes/anchor.ts';

const List = styled.ul`
  border-top: 3px solid var(--rule);
`;

const Row = styled.li<{ readonly $dated: boolean; readonly $short: boolean }>`
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
  h3 {
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
`;

interface ArticleListProps {
  readonly articles: readonly Article[];
  /** Path of an entry's article; absent if entries have no articles. */
  readonly to?: ((article: Article) => string) | undefined;
  /** Sets the rows closer together, for a list under its own heading. */
  readonly isCompact?: boolean;
}

export const ArticleList = ({ articles, to, isCompact = false }: ArticleListProps) => {
  const Title = isCompact ? 'h3' : 'h2';
  return (
    <List>
      {articles.map((article) => (
        <Row
          key={article.id}
          id={to === undefined ? toAnchor(article.id) : undefined}
          $dated={article.date !== null}
          $short={isCompact}
        >
          {article.date !== null && <DateTile instant={article.date} />}
          <div>
            <Title lang={langOf(article, 'title')}>
              {to === undefined || article.slug === '' ? (
                article.title
              ) : (
                <Link to={to(article)}>{article.title}</Link>
              )}
            </Title>
            {(article.summary !== '' || article.isSample) && (
              <p lang={langOf(article, 'summary')}>
                <span>{article.summary}</span> {article.isSample && <SampleTag />}
              </p>
            )}
          </div>
        </Row>
      ))}
    </List>
  );
};
