/**
 * Deletes the pictures and PDFs that no record shows. A record of any status, a sample and a translation show theirs. One that
 * is younger than a day stays, because the record that will show it may be unsaved.
 */
import { findPictureAddresses } from '../../../src/content/models/pictureAddresses.ts';
import { parsePictureAddress } from '../../../src/content/models/storedPicture.ts';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { pictureCollection } from '../../../src/firestore/collections.ts';
import { readInstant } from '../../../src/lib/readFields.ts';
import { deleteDocuments } from '../../../src/staff-core/deletion/deleteDocuments.ts';
import { listRecords, type StoredRecord, toPlainFields } from '../../../src/staff-core/records.ts';
import { readStoredContent } from '../../../src/staff-core/storedContent.ts';
import { type StoreClient, StoreRefused } from '../lib/storeClient.ts';
import { type CommandOutput, formatCount } from './importContent.ts';
import { picturesPerCall } from './storedPictures.ts';

export interface ContentTidying extends Pick<CommandOutput, 'print'> {
  readonly client: StoreClient;
  readonly isDryRun: boolean;
  /** Epoch ms. */
  readonly now: number;
}

interface TidyPicture {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  /** Epoch ms of its last upload. */
  readonly since: number;
}

const day = 86_400_000;

const toTidyPicture = (
  { id, name, fields, createTime, updateTime }: StoredRecord,
  now: number,
): TidyPicture => {
  const uploaded = readInstant(toPlainFields(fields).uploaded) ?? 0;
  // The clock of the clerk's device may be years ahead.
  const times = [uploaded <= now ? uploaded : 0, Date.parse(createTime), Date.parse(updateTime)];
  return { id, name, version: updateTime, since: Math.max(...times) };
};

/** The ids that the records of all lists show. */
async function readShownIds(client: StoreClient): Promise<ReadonlySet<string>> {
  const stored = await readStoredContent(client, Object.keys(lists) as ListName[]);
  const records = [...stored.values()].flatMap((list) => [...list.values()]);
  const addresses = records.flatMap(({ fields }) => findPictureAddresses(fields));
  return new Set(addresses.flatMap((text) => parsePictureAddress(text)?.id ?? []));
}

/** False if it was uploaded again since it was read. @throws UserError */
async function deletePicture(client: StoreClient, { name, version }: TidyPicture): Promise<boolean> {
  try {
    await deleteDocuments(client, [{ name, version }]);
    return true;
  } catch (error) {
    if (error instanceof StoreRefused && error.status === 'FAILED_PRECONDITION') return false;
    throw error;
  }
}

/** @throws UserError */
export async function tidyContent({ client, isDryRun, now, print }: ContentTidying): Promise<void> {
  const all: TidyPicture[] = [];
  const query = { fields: ['uploaded'], page: picturesPerCall };
  // Before the records: what a record shows by then was there when the pictures were read.
  for await (const record of listRecords(client, pictureCollection.name, query))
    all.push(toTidyPicture(record, now));
  const shown = await readShownIds(client);
  const unshown = all.filter(({ id }) => !shown.has(id));
  const old = unshown.filter(({ since }) => since <= now - day);
  const young = unshown.length - old.length;
  const stay = `${formatCount(all.length - old.length)} stay${young === 0 ? '' : `, of which ${formatCount(young)} are younger than a day and shown by no record`}.`;
  for (const { id } of old) print(`  ${id}`);
  if (isDryRun)
    return print(
      `Would delete ${formatCount(old.length)} pictures and PDFs from ${client.name}; ${stay} Nothing was deleted. To delete them, run it again without --dry-run.`,
    );
  let deleted = 0;
  for (const picture of old) if (await deletePicture(client, picture)) deleted += 1;
  print(
    `Deleted ${formatCount(deleted)} pictures and PDFs that no record shows from ${client.name}; ${stay} Exports and backups still have them.`,
  );
}
