/** A thousand people who want fifty places at once, then the same while the server is killed. */

import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { siteDatabase } from '../../../server/ops/siteStore.ts';
import {
  countResults,
  findRaceFaults,
  type RaceOutcome,
  type RacePlan,
  runRace,
} from '../../../tests/support/places/race.ts';
import { type ChildServer, startChildServer } from '../childServer.ts';
import { formatInteger } from '../figures.ts';

const plan: RacePlan = { senders: 1_000, places: 50, connections: 100 };

function printOutcome(title: string, outcome: RaceOutcome, processorTime: number | null): void {
  const results = Object.entries(countResults(outcome)).map(([kind, count]) => `${count} ${kind}`);
  const commits = Object.entries(outcome.commits).map(([status, count]) => `${count} of ${status}`);
  console.log(
    `${title.padEnd(40)}${(outcome.milliseconds / 1_000).toFixed(1)} s${processorTime === null ? '' : `, ${(processorTime / 1_000).toFixed(1)} s of a processor in the server`}: ${results.join(', ')}; ${formatInteger(outcome.calls)} calls, commits ${commits.join(', ')}, of one sender at most ${outcome.commitsOfSender} (99 %)`,
  );
  const faults = findRaceFaults(outcome);
  console.log(
    faults.length === 0 ? '  each request has its place, and no place is left over' : faults.join('\n'),
  );
}

/** Prints what a race for the places of one half day does to the store. */
export async function measurePlaceRace(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const start = (): Promise<ChildServer> => startChildServer(['server/main.ts'], join(directory, 'race'));
  let server = await start();
  const store = {
    address: () => server.address,
    root: siteDatabase.root,
    staffToken: () => server.staffToken,
  };
  const calm = await runRace(store, plan);
  printOutcome(`${plan.senders} sends for ${plan.places} places`, calm, server.processorTime());
  await server.stop();

  const killed = (): Promise<ChildServer> => startChildServer(['server/main.ts'], join(directory, 'killed'));
  server = await killed();
  let restarted: Promise<void> = Promise.resolve();
  const restart = async (): Promise<void> => {
    const closed = once(server.child, 'close');
    server.child.kill('SIGKILL');
    await closed;
    server = await killed();
  };
  const storm = await runRace(store, {
    ...plan,
    onStored: (count) => {
      if (count === 20) restarted = restart();
    },
  });
  await restarted;
  printOutcome('the same, with kill -9 after 20', storm, null);
  await server.stop();
}
