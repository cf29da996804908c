import type { navPanelMachine as machine } from '../../../machines/navigation/navPanel.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly item: string | null;
}

const [hover, click] = ['open.byHover', 'open.byClick'] as const;
const open = [hover, click];

const leavesPanel = { does: ['restoreFocus'], stops: ['HOVER_INTENT'] };
const closed = { ...leavesPanel, sets: { item: null } };
/** The mouse has to stay on the item this long (ms). */
const startsHover = { starts: { HOVER_INTENT: 150 } };

const onItem = (name: string, item: string): readonly TransitionRow<Context>[] => [
  ['closed', `HOVER:${name}`, hover, { sets: { item } }],
  ['closed', `PRESS:${name}`, click, { sets: { item } }],
  [open, `HOVER:${name}`, 'open', { when: (context) => context.item !== item, ...startsHover }],
  [open, `HOVER_INTENT:${name}`, hover, { ...leavesPanel, sets: { item } }],
  [hover, `PRESS:${name}`, click, { sets: { item }, stops: ['HOVER_INTENT'] }],
  /** The second click on an item closes the panel; a click on another item shows that one. */
  [click, `PRESS:${name}`, 'closed', { when: (context) => context.item === item, ...closed }],
  [click, `PRESS:${name}`, click, { sets: { item }, stops: ['HOVER_INTENT'] }],
];

/** A touch or a pen neither opens on enter nor closes on leave, so no row names them. */
export const navPanel: TransitionRows<typeof machine> = [
  ...onItem('visitor', '/Visitor'),
  ...onItem('government', '/Government'),
  [open, 'HOVER:an item without a panel', 'open', startsHover],
  [open, 'HOVER_INTENT:an item without a panel', 'closed', closed],
  [open, 'HOVER_END', 'open', { stops: ['HOVER_INTENT'] }],
  [open, ['LEAVE:the mouse', 'PRESS_OUTSIDE', 'ESCAPE', 'TAB_OUT', 'NAVIGATED'], 'closed', closed],
];
