/** /News: the news, newest first. */
import { EntriesPage } from '../features/articles/ArticleListPage.tsx';

export const News = () => <EntriesPage kind="news" />;
