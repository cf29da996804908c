/** /News/:newsTitle: one news article. */
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../features/articles/ArticlePage.tsx';

export const NewsArticle = () => {
  const { newsTitle = '' } = useParams();
  return <ArticlePage kind="news" slug={newsTitle} />;
};
