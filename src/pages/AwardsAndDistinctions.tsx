/** /Awards-And-Distinctions: the awards, newest first; they have no articles. */
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const AwardsAndDistinctions = () => <ArticleListPage kind="awards" />;
