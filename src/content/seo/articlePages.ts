/** The articles that have a page of their own, as sitemap.xml and the feeds list them. */
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';
import { recordPath } from '../../routes/recordRoutes.ts';
import { type Article, articleConverters } from '../models/article.ts';
import type { RecordContext } from '../models/record.ts';
import { type ArticleListName, recordPages } from './recordPages.ts';

export interface ListedArticle extends Article {
  readonly date: number;
  /** '/News/clean-up-day' */
  readonly path: string;
}

export const isActive = ({ data }: UncheckedDocument): boolean => readFields(data).get('status') === 'active';

/**
 * Newest first, samples included. Never throws.
 * @param documents of the list, of any status
 */
export const listArticlePages = (
  list: ArticleListName,
  documents: readonly UncheckedDocument[],
  context: RecordContext,
): readonly ListedArticle[] =>
  articleConverters[list](documents.filter(isActive), context).flatMap((article) =>
    article.date === null || article.slug === ''
      ? []
      : [{ ...article, date: article.date, path: recordPath(recordPages[list], article.slug) }],
  );
