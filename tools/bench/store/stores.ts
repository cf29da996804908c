/** The two stores to compare: ours in a process of its own, and Google's emulator. */
import {
  emulatorStaffToken,
  startEmulator,
} from '../../../packages/embedded-firestore/tests/support/emulator.ts';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import { directories } from '../../../server/http/serve.ts';
import { readSiteRules } from '../../../server/ops/siteRules.ts';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import { toWireFields } from '../../../src/content/import/importPlan.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { embeddedProjectId } from '../../../src/firestore/settings.ts';
import { site } from '../../../src/site.ts';
import { startChildServer } from '../childServer.ts';

export interface MeasuredStore {
  readonly name: string;
  /** `http://127.0.0.1:8080/` */
  readonly address: string;
  readonly staffToken: string;
  /** Resident memory in megabytes; null when unknown. */
  readonly memory: () => number | null;
  readonly stop: () => Promise<unknown>;
}

/** @param dataDir new, or filled before */
export const startOwnStore = async (dataDir: string): Promise<MeasuredStore> => ({
  name: 'this store',
  ...(await startChildServer(['server/main.ts'], dataDir)),
});

/** Starts the emulator with our rules and our content. */
export async function startGoogleStore(): Promise<MeasuredStore> {
  const { address, load, stop } = await startEmulator();
  await load(embeddedProjectId, readSiteRules());
  const writes = readInitialContent(directories.content, Date.now()).map((write) => ({
    update: {
      name: `${siteDatabase.root}/${site.root}/${lists[write.list].collection}/list/${write.id}`,
      fields: toWireFields(write),
    },
  }));
  const measured = {
    name: 'the emulator',
    address: `${address}/`,
    staffToken: emulatorStaffToken,
    memory: () => null,
    stop,
  };
  await commitAsStaff(measured, writes);
  return measured;
}

/** Writes as staff, which bypasses the rules. */
export async function commitAsStaff(
  { address, staffToken }: Pick<MeasuredStore, 'address' | 'staffToken'>,
  writes: readonly object[],
): Promise<void> {
  const answer = await fetch(`${address}v1/${siteDatabase.root}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${staffToken}` },
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
