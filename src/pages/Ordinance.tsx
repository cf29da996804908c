/** /Ordinance: the ordinances, newest first. */
import { EntriesPage } from '../features/articles/ArticleListPage.tsx';

export const Ordinance = () => <EntriesPage kind="ordinances" />;
