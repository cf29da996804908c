/**
 * The drawer of small screens (spec §2). 'Menu' opens it. It has the same items as the bar, and items with sub-pages
 * unfold in place. A path identifies an item. Items unfold independently, so that no row moves away under a finger.
 */
import { assign, setup } from 'xstate';

type Event =
  | { readonly type: 'OPEN' }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'TOGGLE'; readonly item: string }
  /** A press on the scrim over the page behind. */
  | { readonly type: 'SCRIM' }
  | { readonly type: 'ESCAPE' }
  /** The window became wide enough for the bar. */
  | { readonly type: 'WIDEN' }
  /** The user navigates to another page, or to the same one again. */
  | { readonly type: 'NAVIGATED' };

export const navDrawerMachine = setup({
  types: {
    context: {} as { readonly expanded: readonly string[] },
    events: {} as Event,
    tags: {} as 'open',
  },
  actions: {
    /** Moves the focus into the drawer and makes everything behind it inert. */
    trapFocus: () => {},
    /** Returns the focus to 'Menu'. */
    restoreFocus: () => {},
  },
  guards: {
    isExpanded: ({ context }, { item }: { readonly item: string }) => context.expanded.includes(item),
  },
}).createMachine({
  id: 'navDrawer',
  description: "The drawer of the navigation, behind 'Menu'.",
  context: { expanded: [] },
  initial: 'closed',
  states: {
    closed: {
      description: "The drawer is closed. 'Menu' opens it.",
      on: { OPEN: 'open' },
    },
    open: {
      description: 'The drawer covers the left of the page, which is inert and does not scroll.',
      tags: ['open'],
      entry: [assign({ expanded: [] }), 'trapFocus'],
      exit: 'restoreFocus',
      on: {
        TOGGLE: [
          {
            guard: { type: 'isExpanded', params: ({ event }) => ({ item: event.item }) },
            actions: assign({
              expanded: ({ context, event }) => context.expanded.filter((item) => item !== event.item),
            }),
          },
          {
            actions: assign({ expanded: ({ context, event }) => [...context.expanded, event.item].sort() }),
          },
        ],
        CLOSE: 'closed',
        SCRIM: 'closed',
        ESCAPE: 'closed',
        WIDEN: 'closed',
        NAVIGATED: 'closed',
      },
    },
  },
});
