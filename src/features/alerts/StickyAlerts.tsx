/**
 * The alerts that came to be known while the page is open: over the foot of the window, so that nothing moves. What has
 * the focus is never below them, and the end of the page can be scrolled out from under them.
 */
import styled, { css } from 'styled-components';
import { alertEditionOf, placeAlerts } from '../../../machines/site/alerts.ts';
import { useStickyBarOffset } from '../../components/layout/useStickyBarOffset.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { AlertBanner } from './AlertBanner.tsx';
import { useAlerts } from './alertsContext.ts';

/* A shade at the foot tells of rows that are to be scrolled to; at the last row its cover lies over it. */
const scrollShadow = css`
  background-image:
    linear-gradient(var(--goldbg), var(--goldbg)),
    linear-gradient(to top, var(--edge), transparent);
  background-position: bottom;
  background-size: 100% 1.5rem;
  background-repeat: no-repeat;
  background-attachment: local, scroll;
`;

/* Below the version's notice and the skip link; a modal drawer lies over everything. */
const Bar = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: 4;
  max-height: 50vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  background-color: var(--goldbg);
  &:not(:empty) {
    border-top: 4px solid var(--gold);
  }
  ${scrollShadow}
  ${notOnPaper}
`;

const List = styled.ul`
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
`;

/** Room below the page. */
const reserveSpace = (height: number): void => {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = height === 0 ? '' : `calc(${height}px + 1rem)`;
  style.setProperty('--foot', `${height}px`);
  document.body.style.paddingBottom = height === 0 ? '' : `${height}px`;
};

export const StickyAlerts = () => {
  const { strip: alertsActor, state } = useAlerts();
  const isLate = state.hasTag('late');
  const bar = useStickyBarOffset<HTMLDivElement>(isLate, reserveSpace);
  return (
    <Bar ref={bar} role="status">
      {isLate && (
        <List>
          {placeAlerts(state.context).late.map((alert) => (
            <AlertBanner
              key={alertEditionOf(alert)}
              alert={alert}
              onDismiss={() => alertsActor.send({ type: 'DISMISS', alert })}
            />
          ))}
        </List>
      )}
    </Bar>
  );
};
