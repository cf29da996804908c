/** /News: events to come, then the news, newest first. */
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const News = () => <ArticleListPage kind="news" />;
