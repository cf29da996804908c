/** The articles of the feeds: published ones with a page of their own, in one language, without samples. */
import type { Localization } from '../../i18n/define.ts';
import { compareById, readFields, readInstant, type UncheckedDocument } from '../../lib/readFields.ts';
import { localizeDocument } from '../models/localize.ts';
import type { ReportProblem } from '../models/record.ts';
import type { ListName } from '../schema/lists.ts';
import { isActive, type ListedArticle, listArticlePages } from '../seo/articlePages.ts';
import type { ArticleListName } from '../seo/recordPages.ts';

/** The documents of a list, of any status. */
export type DocumentsOf = (list: ListName) => readonly UncheckedDocument[];

export const readInstantField = ({ data }: UncheckedDocument, field: string): number | null =>
  readInstant(readFields(data).get(field));

/** The published documents of a list; of two with one address, only the one that the page shows there. */
export const listPublished = (list: ListName, documentsOf: DocumentsOf): readonly UncheckedDocument[] => {
  const firsts = new Map<unknown, UncheckedDocument>();
  for (const document of documentsOf(list).filter(isActive).sort(compareById)) {
    const slug = readFields(document.data).get('slug');
    if (!firsts.has(slug)) firsts.set(slug, document);
  }
  return [...firsts.values()];
};

/** The import and the page itself report a malformed field; a feed only skips it. */
const ignoreProblem: ReportProblem = () => {};

/** The first articles of these documents, in their order. It reads no more of them: a list may have ten thousand. */
export const takeArticles = (
  list: ArticleListName,
  documents: readonly UncheckedDocument[],
  localization: Localization,
  most: number,
): readonly ListedArticle[] => {
  const context = { ...localization, report: ignoreProblem };
  const articles: ListedArticle[] = [];
  for (const document of documents) {
    if (articles.length === most) break;
    const [article] = listArticlePages(list, [localizeDocument(document, localization.locale)], context);
    // A page is found by its exact slug, so that ' a ' has none.
    const hasPage = article?.slug === readFields(document.data).get('slug');
    if (article !== undefined && hasPage && !article.isSample) articles.push(article);
  }
  return articles;
};

/** The instant of an article's last change; of one that was never changed, that of its date. */
export const lastChangeOf = ({ updated, date }: Pick<ListedArticle, 'updated' | 'date'>): number =>
  updated ?? date;
