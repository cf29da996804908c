/**
 * Alerts that arrive while the page is open, in a bar over the bottom of the window, so that nothing moves. The bar never
 * covers the focused element, and the end of the page scrolls clear of it.
 */
import styled, { css } from 'styled-components';
import { alertEditionOf, placeAlerts } from '../../../machines/site/alerts.ts';
import { useStickyBarOffset } from '../../components/layout/useStickyBarOffset.ts';
import { goldGround } from '../../theme/goldGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { useAlerts } from './useAlerts.ts';

/* A shadow at the bottom hints at rows to scroll to; a cover hides it at the last row. */
const scrollShadow = css`
  background-image:
    linear-gradient(var(--gold), var(--gold)),
    linear-gradient(to top, var(--edge), transparent);
  background-position: bottom;
  background-size: 100% 1.5rem;
  background-repeat: no-repeat;
  background-attachment: local, scroll;
`;

/* Below the version notice and the skip link; a modal drawer is above everything. */
const Bar = styled.ul`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 4;
  max-height: 50vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  border-top: 4px solid var(--edge);
  ${goldGround}
  ${scrollShadow}
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
  const bar = useStickyBarOffset<HTMLUListElement>(isLate, reserveSpace);
  return (
    <div role="status">
      {isLate && (
        <Bar ref={bar}>
          {placeAlerts(state.context).late.map((alert) => (
            <AlertBanner
              key={alertEditionOf(alert)}
              alert={alert}
              onDismiss={() => alertsActor.send({ type: 'DISMISS', alert })}
            />
          ))}
        </Bar>
      )}
    </div>
  );
};
