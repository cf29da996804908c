/** /Announcements: the announcements, newest first. */
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const Announcements = () => <ArticleListPage kind="announcements" />;
