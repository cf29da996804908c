/**
 * Writes what a clerk does to rows of the list, one commit a row, and brings back what the rows were before. Each write requires
 * the version that was read. After a conflict the row is read again.
 */
import type { RowAct, RowsWritten } from '../../../../machines/staff/rowActions.ts';
import { commit, commitOnce } from '../../../staff-core/commit.ts';
import { isFinished } from '../../../staff-core/daySheet.ts';
import type { Officer } from '../../../staff-core/due/officer.ts';
import { applyCame, createCameWrites, readExtras } from '../../../staff-core/extras.ts';
import { findLatestReceipt } from '../../../staff-core/receipts.ts';
import { StaffError } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import { type ReplacedStates, saveState } from '../details/saveState.ts';
import { type RequestListEntry, readEntriesById } from '../readRequests.ts';
import type { StatusChoice } from '../requestPlace.ts';
import { findRowAction } from './rowActions.ts';

/** A row keeps its place until the list is read again, whatever becomes of its due day. */
const keepPlace = (before: RequestListEntry, after: RequestListEntry): RequestListEntry => ({
  ...after,
  listedDue: before.listedDue === undefined ? before.due : before.listedDue,
});

const isOwed = ({ receipt }: RequestListEntry): boolean => receipt?.state !== 'ready' && !isFinished(receipt);

interface StateWriter {
  readonly client: StaffClient;
  /** Whom the citizen reads as the official who handles it; null where nobody said it. */
  readonly getOfficer: () => Officer | null;
  readonly replaced: ReplacedStates;
}

async function changeState(
  { client, getOfficer, replaced }: StateWriter,
  entry: RequestListEntry,
  choice: StatusChoice,
): Promise<RequestListEntry> {
  const { receipts } = await saveState(client, entry, choice, getOfficer(), replaced);
  const after = keepPlace(entry, { ...entry, receipts, receipt: findLatestReceipt(receipts) });
  return { ...after, due: isOwed(after) ? (after.listedDue ?? null) : null };
}

async function changeCame(
  client: StaffClient,
  entry: RequestListEntry,
  came: boolean | null,
): Promise<RequestListEntry> {
  const { id, extras } = entry;
  return commitOnce(
    async () => {
      const [version = ''] = await commit(client, createCameWrites(client, id, extras, came));
      return { ...entry, extras: applyCame(client, id, extras, came, version) };
    },
    async () => {
      const now = (await readExtras(client, [id])).get(id) ?? null;
      return (now?.came ?? null) === came ? { ...entry, extras: now } : null;
    },
  );
}

/** @throws StaffError 'conflict' if somebody else wrote meanwhile, so that it makes no sense any more */
const act = async (writer: StateWriter, entry: RequestListEntry, name: string): Promise<RequestListEntry> => {
  const action = findRowAction(name);
  if (action === undefined) throw new StaffError('unknown');
  if (!action.isPossible(entry)) throw new StaffError('conflict');
  if (action.state !== undefined) return changeState(writer, entry, { state: action.state, reason: null });
  return changeCame(writer.client, entry, action.came ?? null);
};

const codeOf = (error: unknown): string => (error instanceof StaffError ? error.code : 'unknown');

const idsOf = (acts: readonly RowAct[]): readonly string[] => [...new Set(acts.map(({ id }) => id))];

interface RowWriterOptions extends StateWriter {
  /** The request as the list has it. */
  readonly find: (id: string) => RequestListEntry | undefined;
  /** Receives the requests as they are stored now. */
  readonly onChanged: (entries: readonly RequestListEntry[]) => void;
}

export interface RowWriter {
  readonly writeRows: (acts: readonly RowAct[]) => Promise<RowsWritten>;
  readonly undoRows: (acts: readonly RowAct[]) => Promise<RowsWritten>;
}

/** It remembers what each row was before an act, for the undo. */
export function createRowWriter({ find, onChanged, ...writer }: RowWriterOptions): RowWriter {
  const { client } = writer;
  /** By the act itself: the same act of a row may follow another one in one burst. */
  const before = new WeakMap<RowAct, RequestListEntry>();
  const after = new Map<string, RequestListEntry>();
  const note = (entry: RequestListEntry): void => {
    after.set(entry.id, entry);
    onChanged([entry]);
  };
  const writeAct = async (rowAct: RowAct): Promise<void> => {
    const entry = find(rowAct.id);
    if (entry === undefined) throw new StaffError('unknown');
    const changed = await act(writer, entry, rowAct.action);
    before.set(rowAct, entry);
    note(changed);
  };
  /** Only what the acts changed comes back: the state, the mark, or both. */
  const undoRow = async (acts: readonly RowAct[]): Promise<void> => {
    const [first] = acts;
    const was = first === undefined ? undefined : before.get(first);
    let now = first === undefined ? undefined : after.get(first.id);
    if (was === undefined || now === undefined) throw new StaffError('unknown');
    const { state, reason } = was.receipt ?? { state: 'other', reason: null };
    if (state !== 'other' && state !== now.receipt?.state) {
      now = await changeState(writer, now, { state, reason });
      note(now);
    }
    const came = was.extras?.came ?? null;
    if (came !== (now.extras?.came ?? null)) note(await changeCame(client, now, came));
  };
  const readAgain = async (ids: readonly string[]): Promise<void> => {
    const entries = await readEntriesById(client, ids);
    onChanged(entries.map((entry) => keepPlace(find(entry.id) ?? entry, entry)));
  };
  /** Rows are written side by side, the acts of one row in order. */
  const writeEach = async (
    acts: readonly RowAct[],
    write: (ofRow: readonly RowAct[], done: (rowAct: RowAct) => void) => Promise<void>,
  ): Promise<RowsWritten> => {
    const written = new Set<RowAct>();
    const failures = new Map<string, string>();
    await Promise.all(
      idsOf(acts).map((id) =>
        write(
          acts.filter((each) => each.id === id),
          (rowAct) => written.add(rowAct),
        ).catch((error: unknown) => {
          failures.set(id, codeOf(error));
        }),
      ),
    );
    const rest = acts.filter((each) => !written.has(each));
    const conflicts = rest.filter(({ id }) => failures.get(id) === 'conflict');
    const unwritten = rest.filter(({ id }) => failures.get(id) !== 'conflict');
    const codes = unwritten.map(({ id }) => failures.get(id) ?? 'unknown');
    // Until it is read again, the list shows such a row as it was.
    if (conflicts.length > 0) await readAgain(idsOf(conflicts)).catch(() => {});
    return {
      written: acts.filter((each) => written.has(each)),
      conflicts,
      unwritten,
      failure: codes[0] ?? null,
    };
  };
  return {
    writeRows: (acts) =>
      writeEach(acts, async (ofRow, done) => {
        for (const each of ofRow) {
          await writeAct(each);
          done(each);
        }
      }),
    undoRows: (acts) =>
      writeEach(acts, async (ofRow, done) => {
        await undoRow(ofRow);
        ofRow.forEach(done);
      }),
  };
}
