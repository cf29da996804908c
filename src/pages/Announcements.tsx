/** /Announcements: the announcements, newest first. */
import { EntriesPage } from '../features/articles/ArticleListPage.tsx';

export const Announcements = () => <EntriesPage kind="announcements" />;
