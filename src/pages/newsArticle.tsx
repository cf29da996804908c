/** /News/:newsTitle */
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../parts/articlePage.tsx';

export const NewsArticle = () => {
  const { newsTitle = '' } = useParams();
  return <ArticlePage kind="news" slug={newsTitle} />;
};
