/** Navigation bar of wide screens (spec §2): links, and buttons that open the panel of their sub-pages. */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { navPanelMachine } from '../../../machines/navigation/navPanel.ts';
import { Icon } from '../../components/media/Icon.tsx';
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import { type MenuItem, pageTitle } from '../../routes/menu.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';
import { inForced, minWidth } from '../../theme/breakpoints.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { NavPanel } from './NavPanel.tsx';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';

/* It ends with the header, so that the mouse stays inside it on the way down to the panel. */
const Bar = styled.nav`
  display: none;
  margin-right: -0.75rem;
  ${minWidth.wide} {
    display: block;
  }
  ${notOnPaper}
`;

const Items = styled.ul`
  display: flex;
  gap: 0.25rem;
`;

const itemStyle = css`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  min-height: 48px;
  padding: 0 0.75rem;
  border: 0 solid transparent;
  border-width: 4px 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 2.6;
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

const ItemLink = styled(Link)`
  ${itemStyle}
`;

const Opener = styled.button`
  ${itemStyle}
`;

interface NavBarProps {
  readonly items: readonly MenuItem[];
  readonly ariaCurrentOf: AriaCurrentSelector;
}

export const NavBar = ({ items, ariaCurrentOf }: NavBarProps) => {
  const translate = useTranslate();
  const messages = useMessages(partMessages);
  const isHydrated = useIsHydrated();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const machine = useMemo(
    () =>
      navPanelMachine.provide({
        actions: {
          restoreFocus: () => {
            const opener = bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]');
            if (opener?.parentElement?.contains(document.activeElement)) opener.focus();
          },
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  const isOpen = state.hasTag('open');
  useRouteChange(useCallback(() => send({ type: 'NAVIGATED' }), [send]));
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
      aria-label={messages.navigation}
      onPointerLeave={({ pointerType }) => send({ type: 'LEAVE', pointerType })}
    >
      <Items>
        {items.map((each) => {
          const { path, page, icon, groups } = each;
          const hasPanel = isHydrated && groups.length > 0;
          const isPanelOpen = isOpen && state.context.item === path;
          const pointerHandlers = {
            onPointerEnter: ({ pointerType }: { readonly pointerType: string }) =>
              send({ type: 'HOVER', item: hasPanel ? path : null, pointerType }),
            onPointerLeave: () => send({ type: 'HOVER_END' }),
          };
          if (!hasPanel)
            return (
              <li key={path}>
                <ItemLink to={path} aria-current={ariaCurrentOf(path)} {...pointerHandlers}>
                  <span>{pageTitle(page, translate)}</span>
                  {icon !== null && <Icon name={icon} />}
                </ItemLink>
              </li>
            );
          return (
            <li
              key={path}
              onBlur={({ currentTarget, relatedTarget }) => {
                // Without a `relatedTarget` the window or the mouse took the focus; those have their own events.
                if (isPanelOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget))
                  send({ type: 'TAB_OUT' });
              }}
            >
              <Opener
                type="button"
                aria-expanded={isPanelOpen}
                aria-controls={isPanelOpen ? id : undefined}
                aria-current={ariaCurrentOf(path) && 'true'}
                onClick={() => send({ type: 'PRESS', item: path })}
                {...pointerHandlers}
              >
                <span>{pageTitle(page, translate)}</span>
                {icon !== null && <Icon name={isPanelOpen ? 'state-minus' : icon} />}
              </Opener>
              {isPanelOpen && <NavPanel id={id} item={each} ariaCurrentOf={ariaCurrentOf} />}
            </li>
          );
        })}
      </Items>
    </Bar>
  );
};
