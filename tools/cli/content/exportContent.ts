/**
 * Exports every published list, through any store client, into files of the folder, with the pictures and PDFs that its
 * records show; it includes records of every status.
 * A field that the import would refuse is written unchanged and reported. A field that JSON cannot represent is reported,
 * and then no file is written.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { omitNulls } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { contentFileNameOf, contentListNames, formatPath } from '../../../server/content/contentFiles.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { findPictureAddresses } from '../../../src/content/models/pictureAddresses.ts';
import {
  parsePictureAddress,
  readStoredPicture,
  storedTypes,
} from '../../../src/content/models/storedPicture.ts';
import { formatFieldProblem } from '../../../src/content/schema/fieldProblems.ts';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { findRecordProblems } from '../../../src/content/schema/recordSchema.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { toPlainFields } from '../../../src/staff-core/records.ts';
import { readStoredContent, type StoredContentRecord } from '../../../src/staff-core/storedContent.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import { formatContentFile } from './contentFile.ts';
import { type CommandOutput, formatCount } from './importContent.ts';
import { readPictures } from './storedPictures.ts';

type Records = ReadonlyMap<string, StoredContentRecord>;

export interface ContentExport extends CommandOutput {
  readonly client: StoreClient;
  readonly folder: string;
}

/** @throws UserError when nothing was written, after it printed each reason */
export async function exportContent({ client, folder, print, printError }: ContentExport): Promise<void> {
  const stored = await readStoredContent(client, contentListNames);
  print(`From ${client.name}:`);
  const unrepresentable = [...stored].flatMap(([list, records]) => findUnrepresentable(list, records));
  if (unrepresentable.length > 0) {
    for (const line of unrepresentable) printError(line);
    throw new UserError('Nothing was written: change these fields in the store, then export again.');
  }
  const missing = await exportPictures(client, folder, stored, print);
  const named = (records: Records) => [...records].map(([id, { fields }]) => ({ id, fields }));
  writeAll(
    folder,
    new Map(
      [...stored].map(([list, records]) => [
        contentFileNameOf(list),
        formatContentFile(list, named(records)),
      ]),
    ),
  );
  for (const [list, records] of stored)
    print(`${contentFileNameOf(list)}: ${formatCount(records.size)} records`);
  const refusals = [...stored].flatMap(([list, records]) => findRefusedFields(list, records));
  for (const line of [...refusals, ...missing]) printError(line);
  if (refusals.length + missing.length > 0)
    printError('The files say what the store does. The import refuses these fields: mend them in the files.');
  const all = [...stored.values()].reduce((sum, { size }) => sum + size, 0);
  print(
    `Done: ${formatCount(all)} records in ${stored.size} files. Change them, then: npm run content import ${formatPath(folder)}`,
  );
}

const formatLocation = (list: ListName, id: string): string =>
  `${lists[list].collection}, record '${sanitizeLine(id)}'`;

/** Fields that no JSON file can represent. */
const findUnrepresentable = (list: ListName, records: Records): readonly string[] =>
  [...records].flatMap(([id, { unsupported, fields }]) => [
    ...unsupported.map(
      ({ field, type }) =>
        `${formatLocation(list, id)}, field '${sanitizeLine(field)}': is ${type}, which a file cannot hold.`,
    ),
    ...(Object.hasOwn(fields, 'id')
      ? [`${formatLocation(list, id)}, field 'id': in a file the record's own id stands there.`]
      : []),
  ]);

/** Fields that a file can hold and the import would refuse. */
const findRefusedFields = (list: ListName, records: Records): readonly string[] =>
  [...records].flatMap(([id, { fields }]) =>
    findRecordProblems(list, { ...omitNulls(fields), id }).map((problem) =>
      formatFieldProblem(formatLocation(list, id), problem),
    ),
  );

/**
 * Writes the pictures before the records that show them. A file's name is the hash of its content, so one that is there stays.
 * @returns a line for each that the store does not have
 */
async function exportPictures(
  client: StoreClient,
  folder: string,
  stored: ReadonlyMap<ListName, Records>,
  print: CommandOutput['print'],
): Promise<readonly string[]> {
  const shown = findShownPictures(stored);
  const written = new Set<string>();
  const wanted = new Set(shown.map(({ address }) => address.file));
  const ids = [...new Set(shown.map(({ address }) => address.id))];
  for await (const { id, fields } of readPictures(client, ids)) {
    const content = await readStoredPicture(id, toPlainFields(fields));
    if (content === null) continue;
    const { directory, extension } = storedTypes[content.type];
    const file = `${directory}/${id}.${extension}`;
    if (!wanted.has(file)) continue;
    writePicture(join(folder, file), content.bytes);
    written.add(file);
  }
  if (written.size > 0) print(`Pictures and PDFs: ${formatCount(written.size)} files`);
  return shown
    .filter(({ address }) => !written.has(address.file))
    .map(({ where, text }) => `${where}: the store does not have ${text}.`);
}

/** Each picture that a record shows, once for each field. */
const findShownPictures = (stored: ReadonlyMap<ListName, Records>) =>
  [...stored].flatMap(([list, records]) =>
    [...records].flatMap(([id, { fields }]) =>
      Object.entries(fields).flatMap(([field, value]) =>
        findPictureAddresses(value).flatMap((text) => {
          const address = parsePictureAddress(text);
          const where = `${formatLocation(list, id)}, field '${sanitizeLine(field)}'`;
          return address === null ? [] : [{ where, text, address }];
        }),
      ),
    ),
  );

function writePicture(file: string, bytes: Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new UserError(`${formatPath(file)} could not be written: ${errorMessageOf(error)}`);
  }
}

/** Writes temporary files first, so that a full disk leaves the old files intact. Replaces only files of the lists. */
function writeAll(folder: string, texts: ReadonlyMap<string, string>): void {
  const temporaryFile = (name: string): string => join(folder, `.${name}.${process.pid}.new`);
  let replaced = 0;
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of texts) writeFileSync(temporaryFile(name), text);
    for (const name of texts.keys()) {
      renameSync(temporaryFile(name), join(folder, name));
      replaced += 1;
    }
  } catch (error) {
    for (const name of texts.keys()) if (existsSync(temporaryFile(name))) rmSync(temporaryFile(name));
    const what = replaced === 0 ? 'Nothing' : `Only ${replaced} of ${texts.size} files`;
    throw new UserError(`${what} could be written into ${formatPath(folder)}: ${errorMessageOf(error)}`);
  }
}
