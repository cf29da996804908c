/** A hundred people who want ten places at once on Google's emulator, which answers contention with 409 as Cloud Firestore does. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  emulatorSkipNote,
  hasEmulator,
  printLine,
  readEmulatorVersion,
} from '../../packages/embedded-firestore/tests/support/emulator.ts';
import { isRecording } from '../../packages/embedded-firestore/tests/support/recorded.ts';
import { toDocumentsRoot } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type StartedStore,
  startEmulatedStore,
} from '../../packages/embedded-firestore/tests/support/stores.ts';
import { readSiteRules } from '../../server/ops/siteRules.ts';
import { countResults, findRaceFaults, type RaceOutcome, runRace } from '../support/places/race.ts';
import { isFullRun } from '../support/sampling.ts';

/** What the emulator did in the last recorded race. */
interface RecordedRace {
  readonly emulator: string;
  readonly senders: number;
  readonly places: number;
  readonly results: Readonly<Record<string, number>>;
  /** The statuses of its answers to commits. */
  readonly commits: Readonly<Record<string, number>>;
}

const recordedFile = new URL('./recordedRace.json', import.meta.url);
const recorded: RecordedRace | null = existsSync(recordedFile)
  ? JSON.parse(readFileSync(recordedFile, 'utf8'))
  : null;

const size = isRecording || isFullRun ? { senders: 100, places: 10 } : { senders: 20, places: 3 };

let emulated: StartedStore;
beforeAll(async () => {
  if (hasEmulator) emulated = await startEmulatedStore({ projectId: 'demo-race', rules: readSiteRules() });
});
afterAll(() => emulated?.stop());

const race = (): Promise<RaceOutcome> =>
  runRace(
    {
      address: () => emulated.site.address,
      root: toDocumentsRoot(emulated.site),
      staffToken: () => emulated.site.staffToken,
    },
    { ...size, connections: 100 },
  );

describe.skipIf(!hasEmulator)(`§5 places of a half day${emulatorSkipNote}`, () => {
  it('overbooks none on the emulator, and loses no request', async () => {
    const outcome = await race();
    const results = countResults(outcome);
    if (isRecording) {
      const written: RecordedRace = {
        emulator: readEmulatorVersion(),
        ...size,
        results,
        commits: outcome.commits,
      };
      writeFileSync(recordedFile, `${JSON.stringify(written, null, 2)}\n`);
    }
    printLine(
      `${size.senders} for ${size.places}: ${JSON.stringify(results)}, commits ${JSON.stringify(outcome.commits)}, ${outcome.calls} calls, ${(outcome.milliseconds / 1_000).toFixed(1)} s.`,
    );
    expect(findRaceFaults(outcome)).toEqual([]);
    expect(results).toEqual({ stored: size.places, full: size.senders - size.places });
  }, 240_000);
});

describe('§5 the recorded race on the emulator', () => {
  it.skipIf(isRecording)('stored ten of a hundred, and was full for the others', () => {
    expect(recorded).toMatchObject({ senders: 100, places: 10, results: { stored: 10, full: 90 } });
    expect(recorded?.commits['200']).toBe(10);
  });
});
