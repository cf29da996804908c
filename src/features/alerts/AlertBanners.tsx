/** The alerts that were known when this page was made: below the upper hem, in the flow of every page. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { editionOf, placed } from '../../../machines/site/alerts.ts';
import { useClock } from '../../context/clockContext.ts';
import { alertMessages } from '../../i18n/en/alerts.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { Announced } from './AlertBanner.tsx';
import { useStrip } from './alertsContext.ts';

const Band = styled.section`
  border-bottom: 1px solid var(--edge);
  background: var(--goldbg);
  ${notOnPaper}
`;

/** Told before the new page is painted, so that the alerts stand in it from its first sight on. */
const useNavigated = (tell: () => void): void => {
  const { pathname } = useLocation();
  const toldOf = useRef(pathname);
  useLayoutEffect(() => {
    if (toldOf.current === pathname) return;
    toldOf.current = pathname;
    tell();
  }, [pathname, tell]);
};

export const AnnouncementStrip = () => {
  const { strip, state } = useStrip();
  const clock = useClock();
  useNavigated(() => strip.send({ type: 'NAVIGATED', at: clock.now() }));
  const { inFlow } = placed(state.context);
  if (inFlow.length === 0) return null;
  return (
    <Band aria-label={alertMessages.region}>
      <ul>
        {inFlow.map(({ alert, isOver }) => (
          <Announced
            key={editionOf(alert)}
            alert={alert}
            isOver={isOver}
            onDismiss={() => strip.send({ type: 'DISMISS', alert })}
          />
        ))}
      </ul>
    </Band>
  );
};
