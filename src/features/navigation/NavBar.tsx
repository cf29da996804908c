/** The navigation bar of wide screens (spec §2): links, and buttons that open the panel of their sub-pages. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { navPanel } from '../../../machines/navigation/navPanel.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { partMessages } from '../../i18n/en/parts.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import type { MenuItem } from '../../routes/menu.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';
import { inForced, minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { NavPanel } from './NavPanel.tsx';
import type { Here } from './useActiveNavItem.ts';

/* As high as the header, so that the mouse on its way down to the panel never leaves it. */
const Bar = styled.nav`
  display: none;
  ${minWidth.wide} {
    display: flex;
    align-items: center;
    align-self: stretch;
  }
  ${notOnPaper}
`;

const Items = styled.ul`
  display: flex;
  gap: 0.25rem;
`;

const item = css`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  min-height: 48px;
  padding: 0 0.75rem;
  border: 0 solid transparent;
  border-width: 4px 0;
  background: none;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  ${minWidth.roomy} {
    padding: 0 1rem;
  }
  &,
  &:visited {
    color: inherit;
  }
  &:hover,
  &[aria-current],
  &[aria-expanded='true'] {
    border-bottom-color: var(--gold);
  }
  ${inForced} {
    border-color: Canvas;
    &[aria-current],
    &[aria-expanded='true'] {
      border-bottom-color: Highlight;
    }
  }
`;

const Way = styled(Link)`
  ${item}
`;

const Opener = styled.button`
  ${item}
`;

const More = styled(Icon)`
  width: 1.125rem;
  height: 1.125rem;
  stroke-width: 2.6;
`;

interface NavBarProps {
  readonly items: readonly MenuItem[];
  readonly here: Here;
}

export const NavBar = ({ items, here }: NavBarProps) => {
  const isAlive = useIsHydrated();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const machine = useMemo(
    () =>
      navPanel.provide({
        actions: {
          giveFocusBack: () => {
            const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
            if (opener?.parentElement?.contains(document.activeElement)) opener.focus();
          },
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  const isOpen = state.hasTag('open');
  useRouteChange(useCallback(() => send({ type: 'GO' }), [send]));
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') send({ type: 'ESCAPE' });
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) send({ type: 'PRESS_OUTSIDE' });
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, send]);
  return (
    <Bar
      ref={bar}
      aria-label={partMessages.navigation}
      onPointerLeave={({ pointerType }) => send({ type: 'LEAVE', pointerType })}
    >
      <Items>
        {items.map((each) => {
          const { path, title, icon, groups } = each;
          const opens = isAlive && groups.length > 0;
          const isShown = isOpen && state.context.item === path;
          const pointed = {
            onPointerEnter: ({ pointerType }: { readonly pointerType: string }) =>
              send({ type: 'POINT', item: opens ? path : null, pointerType }),
            onPointerLeave: () => send({ type: 'OFF' }),
          };
          if (!opens)
            return (
              <li key={path}>
                <Way to={path} aria-current={here(path)} {...pointed}>
                  <span>{title}</span>
                  {icon !== null && <More name={icon} />}
                </Way>
              </li>
            );
          return (
            <li
              key={path}
              onBlur={({ currentTarget, relatedTarget }) => {
                // Without a new place of the focus, the window or the mouse took it, and they have their own events.
                if (isShown && relatedTarget !== null && !currentTarget.contains(relatedTarget))
                  send({ type: 'TAB_OUT' });
              }}
            >
              <Opener
                type="button"
                aria-expanded={isShown}
                aria-controls={isShown ? id : undefined}
                aria-current={here(path) && 'true'}
                onClick={() => send({ type: 'PRESS', item: path })}
                {...pointed}
              >
                <span>{title}</span>
                {icon !== null && <More name={isShown ? 'state-minus' : icon} />}
              </Opener>
              {isShown && <NavPanel id={id} item={each} here={here} />}
            </li>
          );
        })}
      </Items>
    </Bar>
  );
};
