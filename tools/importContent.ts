/**
 * `npm run content:import`: writes every record of content/ into the store, over the ones of the same id;
 * others stay. With the server running or not.
 */
import { type ContentRecord, contentIn } from '../server/content.ts';
import { reasonOf } from '../server/problem.ts';
import { directories, told } from '../server/serve.ts';
import { dataDirOf } from '../server/settings.ts';
import { nameOf } from '../server/store/names.ts';
import { encodeFields } from '../server/store/wire.ts';
import { openDoor } from './door.ts';

const limits = { writes: 500, bytes: 1_000_000 } as const;

interface Write {
  readonly update: { readonly name: string; readonly fields: unknown };
}

const writeOf = ({ place, fields }: ContentRecord): Write => ({
  update: { name: nameOf(place.parent, place.id), fields: encodeFields(fields) },
});

/** In order, each batch as large as one commit may be. */
function batches(writes: readonly Write[]): readonly (readonly Write[])[] {
  const made: Write[][] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write));
    const batch = made.at(-1);
    if (batch === undefined || batch.length >= limits.writes || bytes + size > limits.bytes) {
      made.push([write]);
      bytes = size;
    } else {
      batch.push(write);
      bytes += size;
    }
  }
  return made;
}

async function importInto(dataDir: string): Promise<void> {
  const records = contentIn(directories.content);
  const door = openDoor(dataDir, true);
  try {
    for (const writes of batches(records.map(writeOf))) await door.ask(':commit', { writes });
  } finally {
    door.close();
  }
  for (const collection of new Set(records.map((record) => record.collection)))
    console.log(
      `${collection}: ${records.filter((record) => record.collection === collection).length} written`,
    );
  console.log(
    door.isServer
      ? 'The running site shows them at its next reading: reload the page.'
      : 'No server is running: run npm start to see them.',
  );
}

try {
  await importInto(dataDirOf(process.env));
} catch (error) {
  console.error(`The import failed. ${told(error) ?? reasonOf(error)}`);
  process.exitCode = 1;
}
