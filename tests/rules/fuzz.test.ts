/** The embedded store judges random submissions as Google's emulator does. `SEED=7` makes another series. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callStore } from '../../packages/embedded-firestore/tests/support/comparableAnswer.ts';
import { createDraw } from '../../packages/embedded-firestore/tests/support/draw.ts';
import {
  emulatorSkipNote,
  hasEmulator,
  printLine,
} from '../../packages/embedded-firestore/tests/support/emulator.ts';
import {
  type StartedStore,
  startEmulatedStore,
} from '../../packages/embedded-firestore/tests/support/stores.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import { sampleSize } from '../support/sampling.ts';
import { createSubmissionStream } from './randomSubmissions.ts';
import { siteRules, startSiteServer } from './stores.ts';

const seed = Number(process.env.SEED ?? 20_261_121);

let embedded: StartedStore;
let emulated: StartedStore;
if (!hasEmulator) printLine(`Random submissions are not compared with Google's emulator${emulatorSkipNote}`);

beforeAll(async () => {
  if (hasEmulator)
    [embedded, emulated] = await Promise.all([
      startSiteServer(),
      startEmulatedStore({ ...siteRules, projectId: 'demo-drawn' }),
    ]);
});
afterAll(async () => {
  await Promise.all([embedded?.stop(), emulated?.stop()]);
});

describe.skipIf(!hasEmulator)(`§5 §7 random calls${emulatorSkipNote}`, () => {
  it('judges random requests, receipts and repeated submissions alike in both stores', {
    timeout: 600_000,
  }, async () => {
    const { next } = createSubmissionStream(createDraw(seed));
    const rounds = sampleSize(5_000, 40);
    let allowed = 0;
    for (let at = 0; at < rounds; at += 1) {
      const day = manilaDay(Date.now());
      const { call, as } = next(Date.now());
      const [ours, theirs] = await Promise.all([
        callStore(embedded.site, call, as, { own: '' }),
        callStore(emulated.site, call, as, { own: '' }),
      ]);
      if (typeof theirs !== 'string') allowed += 1;
      // A stranger must not learn that an id is taken: `hidden` in differenceReasons.ts.
      const expected = as === 'public' && theirs === '409 ALREADY_EXISTS' ? 'refused' : theirs;
      const dayChanged = manilaDay(Date.now()) !== day; // between the two, so that each was right
      if (!dayChanged)
        expect(ours, `SEED=${seed}, draw ${at}, ${as}: ${JSON.stringify(call)}`).toEqual(expected);
    }
    printLine(
      `${rounds} commits of requests and receipts were drawn, of them ${allowed} allowed: no difference.`,
    );
    expect(Math.min(allowed, rounds - allowed)).toBeGreaterThan(rounds / 20);
  });
});
