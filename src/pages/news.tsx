/** /News: the news, newest first. */
import { EntriesPage } from '../parts/entriesPage.tsx';

export const News = () => <EntriesPage kind="news" />;
