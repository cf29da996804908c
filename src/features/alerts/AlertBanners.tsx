/**
 * Alerts known when the page was opened: below the upper woven border, in the flow of every page. On Home they have two lines, on
 * any other page one once the resident has seen them.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeAlerts } from '../../../machines/site/alerts.ts';
import { useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { findRoute } from '../../routes/menu.ts';
import { storeAlertEdition } from '../../ssr/hydration/dismissedAlerts.ts';
import { AlertBand } from './AlertBand.ts';
import { AlertList } from './AlertList.tsx';
import { useAlerts } from './useAlerts.ts';

export const AlertBanners = () => {
  const messages = useMessages(alertMessages);
  const { alertsActor, state } = useAlerts();
  const { clock } = useServices();
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [isFirstPage, setIsFirstPage] = useState(true);
  // Before the new page is painted, so that its first paint has the alerts.
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setIsFirstPage(false);
    alertsActor.send({ type: 'NAVIGATED', at: clock.now() });
  }, [pathname, alertsActor, clock]);
  const { inFlow } = placeAlerts(state.context);
  useEffect(() => {
    for (const { alert } of inFlow) storeAlertEdition('sessionStorage', alert);
  });
  if (inFlow.length === 0) return null;
  return (
    <AlertBand aria-label={messages.region}>
      <AlertList
        key={pathname}
        alerts={inFlow}
        lines={findRoute(pathname)?.page === 'Home' ? 2 : isFirstPage ? undefined : 1}
        onDismiss={(alert) => alertsActor.send({ type: 'DISMISS', alert })}
      />
    </AlertBand>
  );
};
