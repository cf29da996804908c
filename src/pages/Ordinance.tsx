/** /Ordinance: the ordinances, newest first. */
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const Ordinance = () => <ArticleListPage kind="ordinances" />;
