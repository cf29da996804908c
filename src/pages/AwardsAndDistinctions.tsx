/** /Awards-And-Distinctions: a list without articles. */
import { EntriesPage } from '../features/articles/ArticleListPage.tsx';

export const AwardsAndDistinctions = () => <EntriesPage kind="awards" />;
