/**
 * An export through whichever door: every published list into a file of the folder, all records whatever their status. What
 * the import would refuse is written as it is, and told; where JSON cannot say a field, it is told and no file is written.
 */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, listNames, shownPath } from '../../../server/content/contentFiles.ts';
import { sentence } from '../../../server/content/readContent.ts';
import { Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import { withoutNulls } from '../../../server/firestore/protocol/plainValue.ts';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { findRecordProblems } from '../../../src/content/schema/recordSchema.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { type StoredRecord, storedContent } from '../../../src/staff-core/storedContent.ts';
import type { Door } from '../lib/storeClient.ts';
import { contentText } from './contentFile.ts';
import { counted, type Voice } from './importContent.ts';

type Records = ReadonlyMap<string, StoredRecord>;

export interface Export extends Voice {
  readonly door: Door;
  readonly folder: string;
}

/** @throws Problem where nothing was written, after each reason was told */
export async function exportContent({ door, folder, say, complain }: Export): Promise<void> {
  const stored = await storedContent(door, listNames);
  say(`From ${door.name}:`);
  const unsaid = [...stored].flatMap(([list, records]) => unsayable(list, records));
  if (unsaid.length > 0) {
    for (const line of unsaid) complain(line);
    throw new Problem('Nothing was written: change these fields in the store, then export again.');
  }
  const named = (records: Records) => [...records].map(([id, { fields }]) => ({ id, fields }));
  writeAll(
    folder,
    new Map([...stored].map(([list, records]) => [fileOf(list), contentText(list, named(records))])),
  );
  for (const [list, records] of stored) say(`${fileOf(list)}: ${counted(records.size)} records`);
  const unsound = [...stored].flatMap(([list, records]) => refused(list, records));
  for (const line of unsound) complain(line);
  if (unsound.length > 0)
    complain('The files say what the store does. The import refuses these fields: mend them in the files.');
  const all = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  say(
    `Done: ${counted(all)} records in ${stored.size} files. Change them, then: npm run content:import -- ${shownPath(folder)}`,
  );
}

const whereIn = (list: ListName, id: string): string =>
  `${lists[list].collection}, record '${sanitizeLine(id)}'`;

/** What no file can hold. */
const unsayable = (list: ListName, records: Records): readonly string[] =>
  [...records].flatMap(([id, { unsayable, fields }]) => [
    ...unsayable.map(
      ({ field, type }) =>
        `${whereIn(list, id)}, field '${sanitizeLine(field)}': is ${type}, which a file cannot hold.`,
    ),
    ...(Object.hasOwn(fields, 'id')
      ? [`${whereIn(list, id)}, field 'id': in a file the record's own id stands there.`]
      : []),
  ]);

/** What a file holds and the import would refuse. */
const refused = (list: ListName, records: Records): readonly string[] =>
  [...records].flatMap(([id, { fields }]) =>
    findRecordProblems(list, { ...withoutNulls(fields), id }).map(
      ({ at, problem }) => `${whereIn(list, id)}, ${at}: ${sentence(problem)}`,
    ),
  );

/** Under other names first, so that a full disk leaves the files that were there. Only files of the lists are replaced. */
function writeAll(folder: string, texts: ReadonlyMap<string, string>): void {
  const fresh = (name: string): string => join(folder, `.${name}.${process.pid}.new`);
  let replaced = 0;
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of texts) writeFileSync(fresh(name), text);
    for (const name of texts.keys()) {
      renameSync(fresh(name), join(folder, name));
      replaced += 1;
    }
  } catch (error) {
    for (const name of texts.keys()) if (existsSync(fresh(name))) rmSync(fresh(name));
    const what = replaced === 0 ? 'Nothing' : `Only ${replaced} of ${texts.size} files`;
    throw new Problem(`${what} could be written into ${shownPath(folder)}: ${reasonOf(error)}`);
  }
}
