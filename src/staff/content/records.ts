/** The records of a list as staff change them: read, judged as the import judges a file, written over the version that was read, and taken back. */
import type { Stored } from '../../../machines/contentDesk.ts';
import { type PlannedWrite, planOf, writtenFields } from '../../content/contentPlan.ts';
import { problemsOf } from '../../content/contentSchema.ts';
import { type ListName, lists } from '../../content/lists.ts';
import type { Plain, WireFields } from '../../content/plain.ts';
import { slugMaker } from '../../content/slugs.ts';
import { collectionOf } from '../../database/collections.ts';
import { recordsOf } from '../../desk/records.ts';
import { storedRecord } from '../../desk/storedContent.ts';
import { contentWords as said } from '../../words/staffContent.ts';
import type { StaffDoor } from '../door.ts';

export interface DeskRecord extends Stored {
  readonly version: string;
  readonly fields: Plain;
  /** As the store has it, for the way back. */
  readonly wire: WireFields;
  /** Whether a form can say all of it. */
  readonly isPlain: boolean;
}

/** 'Hall closed', 'Punong Barangay' */
export const titleOf = ({ id, fields }: DeskRecord): string =>
  String(fields.title ?? fields.name ?? fields.position ?? id);

/** @throws DeskFailure */
export const readRecords = async (door: StaffDoor, list: ListName): Promise<readonly DeskRecord[]> => {
  const records: DeskRecord[] = [];
  for await (const { id, fields, updateTime } of recordsOf(door, lists[list].collection)) {
    const { fields: plain, isPlain } = storedRecord(fields);
    records.push({ id, version: updateTime, fields: plain, wire: fields, isPlain });
  }
  return records;
};

/** What is wrong, by the control it stands at; '' where it is of none. */
export type Problems = readonly { readonly name: string; readonly problem: string }[];

export type Judged =
  | { readonly isSound: false; readonly problems: Problems }
  | { readonly isSound: true; readonly write: PlannedWrite; readonly before: DeskRecord | null };

/** "field 'image.alt'" → 'image.alt' */
const nameIn = (at: string): string => /^field '([^']+)'/.exec(at)?.[1] ?? '';
/** "field 'fees', entry 2" → 'entry 2 ' */
const entryIn = (at: string): string => /, (entry \d+)/.exec(at)?.[1] ?? '';

/** ", field 'slug': 'a' is the address of record 'b'." */
const planned = (problem: string): { readonly name: string; readonly problem: string } => {
  const [, name = '', told = problem] = /^(?:, field '([^']+)')?: (.*?)\.?$/s.exec(problem) ?? [];
  return { name, problem: told };
};

/** @param before null for a new record, which is named by its title */
export const judge = (
  list: ListName,
  fields: Plain,
  before: DeskRecord | null,
  known: readonly DeskRecord[],
  now: number,
): Judged => {
  const id =
    before?.id ??
    slugMaker(known.map((one) => one.id))(String(fields.title ?? fields.name ?? fields.position));
  const wrong = problemsOf(list, { id, ...fields }).map(({ at, problem }) => ({
    name: nameIn(at),
    problem: said.wrong([entryIn(at), problem].filter(Boolean).join(' ')),
  }));
  if (wrong.length > 0) return { isSound: false, problems: wrong };
  const stored = new Map([[list, new Map(known.map((one) => [one.id, one]))]]);
  const plan = planOf(
    { given: new Map([[list, '']]), records: [{ list, id, where: '', fields }] },
    stored,
    now,
  );
  if (plan.problems.length > 0) return { isSound: false, problems: plan.problems.map(planned) };
  const [write] = plan.lists[0]?.writes ?? [];
  return write === undefined
    ? { isSound: false, problems: [{ name: '', problem: said.unchanged }] }
    : { isSound: true, write, before };
};

/** A change that was written, and the version it made: what takes it back. */
export interface Done {
  readonly name: string;
  readonly version: string;
  readonly before: DeskRecord | null;
}

/** @throws DeskFailure 'conflict' where somebody else wrote meanwhile */
export const save = async (door: StaffDoor, { write, before }: Judged & { isSound: true }): Promise<Done> => {
  const name = `${door.root}/${collectionOf(write.list).path}/${write.id}`;
  const currentDocument = before === null ? { exists: false } : { updateTime: before.version };
  const answer = await door.ask(':commit', {
    writes: [{ update: { name, fields: writtenFields(write) }, currentDocument }],
  });
  const { writeResults } = answer as { readonly writeResults: readonly { readonly updateTime: string }[] };
  return { name, version: writeResults[0]?.updateTime ?? '', before };
};

/** The document is again what it was, and newer than what a search has of it; one that was new is gone. @throws DeskFailure */
export const undo = async (door: StaffDoor, { name, version, before }: Done): Promise<void> => {
  const currentDocument = { updateTime: version };
  const updated = { integerValue: String(Math.trunc(door.now())) };
  await door.ask(':commit', {
    writes: [
      before === null
        ? { delete: name, currentDocument }
        : { update: { name, fields: { ...before.wire, updated } }, currentDocument },
    ],
  });
};
