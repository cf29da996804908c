/** /Announcements: urgent announcements, then the days ahead, then earlier ones. */
import { useIsAlertRunning, useUrgentIds } from '../features/alerts/useAlerts.ts';
import { ArticleListPage } from '../features/articles/ArticleListPage.tsx';

export const Announcements = () => (
  <ArticleListPage kind="announcements" urgentIds={useUrgentIds()} isAlertRunning={useIsAlertRunning()} />
);
