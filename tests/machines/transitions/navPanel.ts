import type { navPanelMachine as machine } from '../../../machines/navigation/navPanel.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

interface Context {
  readonly item: string | null;
}

const [hover, click] = ['open.byHover', 'open.byClick'] as const;
const open = [hover, click];

const gone = { does: ['giveFocusBack'], stops: ['REST'] };
const closed = { ...gone, sets: { item: null } };
/** The mouse has to rest for so long (ms). */
const rests = { starts: { REST: 150 } };

const onItem = (name: string, item: string): readonly TransitionRow<Context>[] => [
  ['closed', `POINT:${name}`, hover, { sets: { item } }],
  ['closed', `PRESS:${name}`, click, { sets: { item } }],
  [open, `POINT:${name}`, 'open', { when: (context) => context.item !== item, ...rests }],
  [open, `REST:${name}`, hover, { ...gone, sets: { item } }],
  [hover, `PRESS:${name}`, click, { sets: { item }, stops: ['REST'] }],
  /** The second click on an item closes, one on another shows that one. */
  [click, `PRESS:${name}`, 'closed', { when: (context) => context.item === item, ...closed }],
  [click, `PRESS:${name}`, click, { sets: { item }, stops: ['REST'] }],
];

/** A touch neither opens by coming nor closes by going: no row names it. */
export const navPanel: TransitionRows<typeof machine> = [
  ...onItem('visitor', '/Visitor'),
  ...onItem('government', '/Government'),
  [open, 'POINT:an item that opens nothing', 'open', rests],
  [open, 'REST:an item that opens nothing', 'closed', closed],
  [open, 'OFF', 'open', { stops: ['REST'] }],
  [open, ['LEAVE:the mouse', 'PRESS_OUTSIDE', 'ESCAPE', 'TAB_OUT', 'GO'], 'closed', closed],
];
