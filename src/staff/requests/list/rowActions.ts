/** What a clerk can do to a row of the request list: its key, and the rows on which it makes sense. */
import type { RequestState } from '../../../domain/request/requestState.ts';
import { isFinished } from '../../../staff-core/daySheet.ts';
import type { RequestListEntry } from '../readRequests.ts';

type Entry = Pick<RequestListEntry, 'receipt' | 'extras'>;

interface RowActionRow {
  /** Pressed while the focus is in the list. */
  readonly key: string;
  /** The state that it writes on the receipt. */
  readonly state?: RequestState;
  /** What it writes of whether the citizen came. */
  readonly came?: boolean;
  readonly isPossible: (entry: Entry) => boolean;
}

const isIn =
  (...states: readonly RequestState[]) =>
  ({ receipt }: Entry): boolean =>
    states.some((state) => receipt?.state === state);

export const rowActions = {
  ready: { key: 'r', state: 'ready', isPossible: isIn('received', 'processing') },
  released: { key: 'l', state: 'released', isPossible: isIn('received', 'processing', 'ready') },
  came: {
    key: 'c',
    came: true,
    isPossible: ({ receipt, extras }) => !isFinished(receipt) && extras?.came !== true,
  },
  absent: {
    key: 'n',
    came: false,
    isPossible: ({ receipt, extras }) => !isFinished(receipt) && extras?.came !== false,
  },
} as const satisfies Readonly<Record<string, RowActionRow>>;

export type RowActionName = keyof typeof rowActions;

export const rowActionNames = Object.keys(rowActions) as readonly RowActionName[];

/** The row of the table; undefined for any other name. */
export const findRowAction = (name: string): RowActionRow | undefined =>
  Object.hasOwn(rowActions, name) ? rowActions[name as RowActionName] : undefined;
