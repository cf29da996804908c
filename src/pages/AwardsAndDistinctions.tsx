/** /Awards-And-Distinctions: a list without articles. */
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const AwardsAndDistinctions = () => <ArticleListPage kind="awards" />;
