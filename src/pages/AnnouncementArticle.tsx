/** /Announcements/:announcementTitle: one announcement. */
import { useParams } from 'react-router-dom';
import { ArticlePage } from '../features/articles/ArticlePage.tsx';

export const AnnouncementArticle = () => {
  const { announcementTitle = '' } = useParams();
  return <ArticlePage kind="announcements" slug={announcementTitle} />;
};
