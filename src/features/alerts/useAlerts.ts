/** What a page reads of the alerts. */
import { useSelector } from '@xstate/react';
import { alertEditionOf, placeAlerts } from '../../../machines/site/alerts.ts';
import { useServices } from '../../context/services.ts';

export const useAlerts = () => {
  const { alerts } = useServices();
  return { alertsActor: alerts, state: useSelector(alerts, (state) => state) };
};

/**
 * The ids of the urgent announcements that were valid when the page was opened. One that was dismissed, or ended since, stays,
 * so that nothing moves while the page is read.
 */
export const useUrgentIds = (): readonly string[] => {
  const { alerts, flowEditions } = useAlerts().state.context;
  return alerts.filter((alert) => flowEditions.includes(alertEditionOf(alert))).map(({ id }) => id);
};

/** Whether an urgent announcement became known after the page was opened and is valid, although it may be dismissed. */
export const useHasLateAlert = (): boolean =>
  placeAlerts({ ...useAlerts().state.context, dismissed: [] }).late.length > 0;

/** Whether an urgent announcement runs, which may close the hall: one of this page, or one that became known later. */
export const useIsAlertRunning = (): boolean => {
  const urgentIds = useUrgentIds();
  const hasLateAlert = useHasLateAlert();
  return urgentIds.length > 0 || hasLateAlert;
};
