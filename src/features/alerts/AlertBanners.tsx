/** Alerts known when the page was opened: below the upper woven border, in the flow of every page. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { alertEditionOf, placeAlerts } from '../../../machines/site/alerts.ts';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { AlertBand } from './AlertBand.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { useAlerts } from './useAlerts.ts';

/** Calls back before the new page is painted, so that its first paint has the alerts. */
const useOnNavigation = (onNavigation: () => void): void => {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    onNavigation();
  }, [pathname, onNavigation]);
};

export const AlertBanners = () => {
  const messages = useMessages(alertMessages);
  const { alertsActor, state } = useAlerts();
  const { clock } = useServices();
  useOnNavigation(() => alertsActor.send({ type: 'NAVIGATED', at: clock.now() }));
  const { inFlow } = placeAlerts(state.context);
  if (inFlow.length === 0) return null;
  return (
    <AlertBand aria-label={messages.region}>
      <ul>
        {inFlow.map(({ alert, isOver }) => (
          <AlertBanner
            key={alertEditionOf(alert)}
            alert={alert}
            isOver={isOver}
            onDismiss={() => alertsActor.send({ type: 'DISMISS', alert })}
          />
        ))}
      </ul>
    </AlertBand>
  );
};
