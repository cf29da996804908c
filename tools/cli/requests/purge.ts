/**
 * `purge`: deletes what is kept no longer (src/domain/request/retention.ts), each request in one commit with its receipts, and
 * receipts whose request is gone. What changes meanwhile is looked at anew.
 */

import { parseRequestState } from '../../../src/domain/request/requestState.ts';
import { retentionEndOf } from '../../../src/domain/request/retention.ts';
import { site } from '../../../src/site.ts';
import { allReceipts, type FoundReceipt, toldBy } from '../../../src/staff-core/receipts.ts';
import { recordsNamed, recordsOf } from '../../../src/staff-core/records.ts';
import { nameIn, type Request, requestOf, requests } from '../../../src/staff-core/request.ts';
import { counted } from '../content/importContent.ts';
import { type Door, StoreRefused } from '../lib/storeClient.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { commitsOf, erase, type Group } from './erase.ts';
import { removePrints } from './printFiles.ts';

const usage = 'purge [--dry-run] [--to embedded|cloud]';

interface Plan {
  /** Requests that are over, each with its receipts; the request comes last. */
  readonly over: readonly Group[];
  readonly ids: readonly string[];
  /** Receipts of no request. */
  readonly orphans: readonly FoundReceipt[];
  readonly kept: number;
}

function isOver(request: Request, receipts: readonly FoundReceipt[], now: number): boolean {
  const { arrived, fields } = request;
  const receipt = toldBy(receipts);
  const told = { state: parseRequestState(receipt?.state), since: receipt?.since ?? null };
  return retentionEndOf({ ...told, schedule: fields.schedule, arrived }, now) <= now;
}

/** Whether the store has a request that no list shows, because it cannot be read. Cloud Firestore has none. */
async function isDamaged(door: Door, id: string): Promise<boolean> {
  try {
    if (!door.isIndexed) await recordsNamed(door, [nameIn(door, id)]);
    return false;
  } catch (error) {
    if (!(error instanceof StoreRefused)) throw error;
    return error.status === 'DATA_LOSS';
  }
}

/** Receipts first: a request that comes in meanwhile is then never taken for one that is gone. */
async function planOf(door: Door, now: number): Promise<Plan> {
  const left = new Map(await allReceipts(door));
  const over: Group[] = [];
  const ids: string[] = [];
  let kept = 0;
  for await (const record of recordsOf(door, requests)) {
    const request = requestOf(record);
    const receipts = left.get(request.id) ?? [];
    left.delete(request.id);
    if (isOver(request, receipts, now)) {
      over.push([...receipts, request].map(({ name, version }) => ({ name, version })));
      ids.push(request.id);
    } else kept += 1;
  }
  const orphans: FoundReceipt[] = [];
  for (const [id, receipts] of left) if (!(await isDamaged(door, id))) orphans.push(...receipts);
  return { over, ids, orphans, kept };
}

interface Done {
  readonly requests: number;
  readonly receipts: number;
}

/** @returns how much is gone, and whether something had changed since it was read */
async function carriedOut(
  door: Door,
  { over, orphans }: Plan,
): Promise<Done & { readonly isWhole: boolean }> {
  const groups = [...over, ...orphans.map(({ name, version }) => [{ name, version }])];
  const isRequest = ({ name }: { readonly name: string }) => name.includes(`/${requests}/`);
  const done = { requests: 0, receipts: 0, isWhole: true };
  for (const commit of commitsOf(groups)) {
    try {
      await erase(door, commit);
    } catch (error) {
      if (!(error instanceof StoreRefused) || error.status !== 'FAILED_PRECONDITION') throw error;
      done.isWhole = false;
      continue;
    }
    const count = commit.filter(isRequest).length;
    done.requests += count;
    done.receipts += commit.length - count;
  }
  return done;
}

const rounds = 3;

const many = (count: number, one: string): string => `${counted(count)} ${one}${count === 1 ? '' : 's'}`;

export const purge: Subcommand = {
  usage,
  does: `deletes what is no longer kept: ${site.retention.finished} days after released or refused, else ${site.retention.unfinished} after the schedule`,
  prepare(args, surroundings) {
    const options = { ...toOption, 'dry-run': { type: 'boolean', default: false } } as const;
    const { values } = asked(args, options, usage);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        if (values['dry-run']) {
          const { ids, over, orphans, kept } = await planOf(door, surroundings.now);
          const receipts = over.flat().length - over.length;
          console.log(
            `Would delete ${many(ids.length, 'request')} with ${many(receipts, 'receipt')}, and ${many(orphans.length, 'receipt')} without a request, from ${door.name}. ${many(kept, 'request')} would stay.`,
          );
          for (const id of ids.slice(0, 20)) console.log(`  ${id}`);
          if (ids.length > 20) console.log(`  and ${counted(ids.length - 20)} more`);
          console.log('Nothing was deleted. To delete them, run it again without --dry-run.');
          return;
        }
        let sum: Done = { requests: 0, receipts: 0 };
        let kept = 0;
        for (let round = 1; round <= rounds; round += 1) {
          const plan = await planOf(door, surroundings.now);
          const done = await carriedOut(door, plan);
          sum = { requests: sum.requests + done.requests, receipts: sum.receipts + done.receipts };
          kept = plan.kept;
          if (done.isWhole) break;
          if (round === rounds) console.error('Some records changed in the meantime: run purge again.');
        }
        removePrints(place.dataDir);
        console.log(
          `Deleted ${many(sum.requests, 'request')} and ${many(sum.receipts, 'receipt')} from ${door.name}. ${many(kept, 'request')} stay.`,
        );
        console.log('You must also delete your own copies: exports, backups and paper.');
      });
  },
};
