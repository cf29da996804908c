/**
 * Alerts that arrive while the page is open, in a bar over the bottom of the window, so that nothing moves. The bar never
 * covers the focused element, and the end of the page scrolls clear of it.
 */
import styled from 'styled-components';
import { placeAlerts } from '../../../machines/site/alerts.ts';
import { useStickyBarOffset } from '../../components/layout/useStickyBarOffset.ts';
import { goldGround } from '../../theme/goldGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { AlertList } from './AlertList.tsx';
import { useAlerts } from './useAlerts.ts';

/* Below the version notice and the skip link; a modal drawer is above everything. */
const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 4;
  max-height: 50vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-top: 4px solid var(--edge);
  ${goldGround}
  ${notOnPaper}
`;

/** Reserves space below the page. */
const reserveSpace = (height: number): void => {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = height === 0 ? '' : `calc(${height}px + 1rem)`;
  style.setProperty('--foot', `${height}px`);
  document.body.style.paddingBottom = height === 0 ? '' : `${height}px`;
};

export const StickyAlerts = () => {
  const { alertsActor, state } = useAlerts();
  const isLate = state.hasTag('late');
  const bar = useStickyBarOffset<HTMLDivElement>(isLate, reserveSpace);
  return (
    <div role="status">
      {isLate && (
        <Bar ref={bar}>
          <AlertList
            alerts={placeAlerts(state.context).late.map((alert) => ({ alert }))}
            onDismiss={(alert) => alertsActor.send({ type: 'DISMISS', alert })}
          />
        </Bar>
      )}
    </div>
  );
};
