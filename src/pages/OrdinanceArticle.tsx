/** /Ordinance/:ordinanceTitle: one ordinance. */
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../features/articles/ArticlePage.tsx';

export const OrdinanceArticle = () => {
  const { ordinanceTitle = '' } = useParams();
  return <ArticlePage kind="ordinances" slug={ordinanceTitle} />;
};
