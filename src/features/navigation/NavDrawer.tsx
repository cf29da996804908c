/**
 * 'Menu' button and its drawer (spec §2): 300 px wide, the same items, sub-pages that expand in place. The native modal
 * dialog traps the focus.
 */
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { navDrawerMachine } from '../../../machines/navigation/navDrawer.ts';
import { WovenBorder } from '../../components/layout/WovenBorder.tsx';
import { Icon } from '../../components/media/Icon.tsx';
import { DialogClose, DialogHeader, DialogTitle, PageScrollLock } from '../../components/ui/DialogHeader.ts';
import { useMessages } from '../../context/localeContext.ts';
import { navigationMessages } from '../../i18n/en/navigation.ts';
import { partMessages } from '../../i18n/en/parts.ts';
import { useRouteChange } from '../../lib/useRouteChange.ts';
import type { MenuItem } from '../../routes/menu.ts';
import { useIsHydrated } from '../../ssr/hydration/useIsHydrated.ts';
import { inForced, minWidth } from '../../theme/breakpoints.ts';
import { paperGround } from '../../theme/paperGround.ts';
import { notOnPaper } from '../../theme/printVisibility.ts';
import { DrawerHotlines, DrawerItems, DrawerPagesBelow } from './DrawerItems.tsx';
import type { AriaCurrentSelector } from './useActiveNavItem.ts';

const menuStyle = css`
  display: grid;
  place-items: center;
  align-content: center;
  min-width: 48px;
  min-height: 48px;
  padding: 0 2px;
  border: 1px solid var(--deepedge);
  background: none;
  color: inherit;
  font-size: clamp(14px, 0.875rem, 3.95vw);
  font-weight: 700;
  line-height: 1.1;
  text-decoration: none;
  cursor: pointer;
  svg {
    width: 1.7em;
    height: 1.7em;
  }
  ${minWidth.wide} {
    display: none;
  }
  ${notOnPaper}
`;

const MenuLink = styled.a`
  ${menuStyle}
`;

const MenuButton = styled.button`
  ${menuStyle}
`;

const slide = keyframes`
  from { transform: translateX(-100%); }
`;

const Drawer = styled.dialog`
  ${paperGround}
  inset: 0 auto 0 0;
  width: 300px;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-right: 4px solid var(--gold);
  overflow: hidden auto;
  overscroll-behavior: contain;
  animation: ${slide} 180ms ease-out;
  &::backdrop {
    background: #04120fcc;
  }
  ${inForced} {
    border: 3px solid CanvasText;
  }
  ${notOnPaper}
`;

/* Stable, so that the ref runs once, when the element mounts. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

const wideQuery = minWidth.wide.replace('@media ', '');

interface NavDrawerProps {
  readonly items: readonly MenuItem[];
  readonly ariaCurrentOf: AriaCurrentSelector;
}

export const NavDrawer = ({ items, ariaCurrentOf }: NavDrawerProps) => {
  const partText = useMessages(partMessages);
  const navigationText = useMessages(navigationMessages);
  const isHydrated = useIsHydrated();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const machine = useMemo(
    () =>
      navDrawerMachine.provide({
        actions: {
          trapFocus: () => dialog.current?.showModal(),
          restoreFocus: () => {
            dialog.current?.close();
            opener.current?.focus();
          },
        },
      }),
    [],
  );
  const [state, send] = useMachine(machine);
  useRouteChange(useCallback(() => send({ type: 'NAVIGATED' }), [send]));
  useEffect(() => {
    const wideViewport = window.matchMedia(wideQuery);
    const onChange = () => {
      if (wideViewport.matches) send({ type: 'WIDEN' });
    };
    wideViewport.addEventListener('change', onChange);
    return () => wideViewport.removeEventListener('change', onChange);
  }, [send]);
  const label = (
    <>
      <Icon name="state-menu" />
      <span>{partText.menu}</span>
    </>
  );
  if (!isHydrated) return <MenuLink href="#main-navigation">{label}</MenuLink>;
  const isOpen = state.hasTag('open');
  return (
    <>
      <MenuButton
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => send({ type: 'OPEN' })}
      >
        {label}
      </MenuButton>
      {/* Escape and the phone's Back button close a modal dialog natively, and fire `close`. */}
      <Drawer
        ref={dialog}
        id={id}
        aria-labelledby={isOpen ? `${id}-title` : undefined}
        onClose={() => send({ type: 'ESCAPE' })}
        onClick={({ target, currentTarget, clientX }) => {
          if (target === currentTarget && clientX >= currentTarget.offsetWidth) send({ type: 'SCRIM' });
        }}
      >
        {isOpen && (
          <>
            <PageScrollLock />
            <DialogHeader>
              <DialogTitle id={`${id}-title`}>{partText.menu}</DialogTitle>
              <DialogClose
                ref={takeFocus}
                type="button"
                aria-label={navigationText.close}
                onClick={() => send({ type: 'CLOSE' })}
              >
                <Icon name="state-close" />
              </DialogClose>
            </DialogHeader>
            <WovenBorder />
            <DrawerHotlines ariaCurrentOf={ariaCurrentOf} />
            <nav aria-label={partText.navigation}>
              <DrawerItems
                items={items}
                ariaCurrentOf={ariaCurrentOf}
                expanded={state.context.expanded}
                onToggle={(item) => send({ type: 'TOGGLE', item })}
              />
            </nav>
            <DrawerPagesBelow ariaCurrentOf={ariaCurrentOf} />
          </>
        )}
      </Drawer>
    </>
  );
};
