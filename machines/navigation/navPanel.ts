/**
 * The wide panel of the navigation bar (spec §2, §4): it opens on hover or click, and closes on mouse leave or click.
 *
 * An item is identified by its path, and is null if it has no panel. Only a mouse opens a panel by hover: a tap would open it
 * by hover and close it by its click.
 * A click on a panel that hover opened counts as the opening click, and the next click closes it. While a panel is open,
 * the mouse has to rest on another item before that item counts, so that a diagonal way into the panel may cross it.
 */
import { assign, cancel, raise, setup } from 'xstate';

type Event =
  /** A pointer entered an item of the bar or left it. */
  | { readonly type: 'HOVER'; readonly item: string | null; readonly pointerType: string }
  | { readonly type: 'HOVER_END' }
  /** The mouse has stayed on an item for the delay. */
  | { readonly type: 'HOVER_INTENT'; readonly item: string | null }
  /** A pointer left the bar and the panel. */
  | { readonly type: 'LEAVE'; readonly pointerType: string }
  /** A click, a tap, Enter or Space on an item with sub-pages. */
  | { readonly type: 'PRESS'; readonly item: string }
  | { readonly type: 'PRESS_OUTSIDE' }
  | { readonly type: 'ESCAPE' }
  /** The focus left the open item and its panel. */
  | { readonly type: 'TAB_OUT' }
  /** The user navigates to another page, or to the same one again. */
  | { readonly type: 'NAVIGATED' };

export const navPanelMachine = setup({
  types: {
    context: {} as { readonly item: string | null },
    events: {} as Event,
    tags: {} as 'open',
  },
  actions: {
    /** Returns the focus to the item that opened the panel, if the focus is inside the closing panel. */
    restoreFocus: () => {},
    setItem: assign(({ event }) => ('item' in event ? { item: event.item } : {})),
    scheduleHoverIntent: raise(
      ({ event }) => ({ type: 'HOVER_INTENT', item: 'item' in event ? event.item : null }),
      {
        id: 'hoverIntent',
        delay: 'hoverIntentDelay',
      },
    ),
    cancelHoverIntent: cancel('hoverIntent'),
    clearItem: assign({ item: null }),
  },
  guards: {
    isMouse: (_, { pointerType }: { readonly pointerType: string }) => pointerType === 'mouse',
    isMouseOnPanelItem: ({ event }) =>
      event.type === 'HOVER' && event.pointerType === 'mouse' && event.item !== null,
    isMouseElsewhere: ({ context, event }) =>
      event.type === 'HOVER' && event.pointerType === 'mouse' && event.item !== context.item,
    hasNoPanel: (_, { item }: { readonly item: string | null }) => item === null,
    isOther: ({ context }, { item }: { readonly item: string }) => item !== context.item,
  },
  delays: { hoverIntentDelay: 150 },
}).createMachine({
  id: 'navPanel',
  description: 'The wide panel of sub-pages under the navigation bar.',
  context: { item: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'The panel is closed.',
      on: {
        HOVER: { guard: 'isMouseOnPanelItem', target: 'open.byHover', actions: 'setItem' },
        PRESS: { target: 'open.byClick', actions: 'setItem' },
      },
    },
    open: {
      description: "The panel shows the item's sub-pages by group. The item shows a minus.",
      tags: ['open'],
      initial: 'byHover',
      exit: ['cancelHoverIntent', 'restoreFocus', 'clearItem'],
      on: {
        HOVER: { guard: 'isMouseElsewhere', actions: ['cancelHoverIntent', 'scheduleHoverIntent'] },
        HOVER_END: { actions: 'cancelHoverIntent' },
        HOVER_INTENT: [
          {
            guard: { type: 'hasNoPanel', params: ({ event }) => ({ item: event.item }) },
            target: 'closed',
          },
          { target: '.byHover', reenter: true, actions: 'setItem' },
        ],
        LEAVE: {
          guard: { type: 'isMouse', params: ({ event }) => ({ pointerType: event.pointerType }) },
          target: 'closed',
        },
        PRESS_OUTSIDE: 'closed',
        ESCAPE: 'closed',
        TAB_OUT: 'closed',
        NAVIGATED: 'closed',
      },
      states: {
        byHover: {
          description: 'The mouse opened the panel. A click on the item keeps it open.',
          on: { PRESS: { target: 'byClick', actions: ['cancelHoverIntent', 'setItem'] } },
        },
        byClick: {
          description: 'A click, a tap or a key opened the panel. The next one on the item closes it.',
          on: {
            PRESS: [
              {
                guard: { type: 'isOther', params: ({ event }) => ({ item: event.item }) },
                target: 'byClick',
                actions: ['cancelHoverIntent', 'setItem'],
              },
              { target: '#navPanel.closed' },
            ],
          },
        },
      },
    },
  },
});
