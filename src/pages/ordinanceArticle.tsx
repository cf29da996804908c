/** /Ordinance/:ordinanceTitle */
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../parts/articlePage.tsx';

export const OrdinanceArticle = () => {
  const { ordinanceTitle = '' } = useParams();
  return <ArticlePage kind="ordinances" slug={ordinanceTitle} />;
};
