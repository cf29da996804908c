/** The embedded store answers random calls as Google's emulator does. `SEED=7` makes another series. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manilaDay } from '../../../../src/domain/dates/day.ts';
import { createDraw } from '../../../../tests/rules/randomRequests.ts';
import { createSubmissionStream } from '../../../../tests/rules/randomSubmissions.ts';
import { type StartedStore, startEmbeddedStore, startEmulatedStore } from '../../../../tests/rules/stores.ts';
import { sampleSize } from '../../../../tests/support/sampling.ts';
import { type ComparableAnswer, callStore } from '../support/comparableAnswer.ts';
import { emulatorSkipNote, hasEmulator, printLine } from '../support/emulator.ts';
import { commitCall, type RestCall } from '../support/restCalls.ts';
import {
  createRandomCommit,
  createRandomDocuments,
  createRandomListCall,
  createRandomQuery,
} from './randomDocuments.ts';

const seed = Number(process.env.SEED ?? 20_261_121);

let embedded: StartedStore;
let emulated: StartedStore;
if (!hasEmulator) printLine(`What is drawn is not asked of Google's emulator${emulatorSkipNote}`);

beforeAll(async () => {
  if (hasEmulator)
    [embedded, emulated] = await Promise.all([startEmbeddedStore(), startEmulatedStore('demo-drawn')]);
});
afterAll(async () => {
  await Promise.all([embedded?.stop(), emulated?.stop()]);
});

/** The answer of both stores; throws where they differ, with all that is needed to repeat the call. */
async function expectAgreement(
  call: RestCall,
  as: 'public' | 'staff',
  own: string,
  at: number,
): Promise<ComparableAnswer> {
  const day = manilaDay(Date.now());
  const [ours, theirs] = await Promise.all([
    callStore(embedded.site, call, as, { own }),
    callStore(emulated.site, call, as, { own }),
  ]);
  const dayChanged = manilaDay(Date.now()) !== day; // between the two, so that each was right
  // A stranger must not learn that an id is taken: `hidden` in differenceReasons.ts.
  const expected = as === 'public' && theirs === '409 ALREADY_EXISTS' ? 'refused' : theirs;
  if (!dayChanged) expect(ours, `SEED=${seed}, draw ${at}, ${as}: ${JSON.stringify(call)}`).toEqual(expected);
  return theirs;
}

const isAllowed = (answer: ComparableAnswer): boolean => typeof answer !== 'string';

describe.skipIf(!hasEmulator)(`§5 §7 random calls${emulatorSkipNote}`, () => {
  it('judges random requests, receipts and repeated submissions alike in both stores', {
    timeout: 600_000,
  }, async () => {
    const { next } = createSubmissionStream(createDraw(seed));
    const rounds = sampleSize(5_000, 40);
    let allowed = 0;
    for (let at = 0; at < rounds; at += 1) {
      const { call, as } = next(Date.now());
      if (isAllowed(await expectAgreement(call, as, '', at))) allowed += 1;
    }
    printLine(
      `${rounds} commits of requests and receipts were drawn, of them ${allowed} allowed: no difference.`,
    );
    expect(Math.min(allowed, rounds - allowed)).toBeGreaterThan(rounds / 20);
  });

  it('stores and finds random documents alike in both stores: masks, filters, orders, cursors, counts', {
    timeout: 600_000,
  }, async () => {
    const draw = createDraw(seed);
    const worlds = sampleSize(300, 2);
    let found = 0;
    for (let world = 0; world < worlds; world += 1) {
      const own = `Drawn/${world}`;
      await expectAgreement(commitCall(...createRandomDocuments(draw)), 'staff', own, world);
      for (let round = 0; round < 8; round += 1) {
        if (round % 4 === 3) await expectAgreement(createRandomCommit(draw), 'staff', own, world);
        if (isAllowed(await expectAgreement(createRandomQuery(draw), 'staff', own, world))) found += 1;
        await expectAgreement(createRandomListCall(draw), 'public', own, world);
      }
      await expectAgreement(
        { at: '/~:runQuery', body: { structuredQuery: { from: [{ collectionId: 'list' }] } } },
        'staff',
        own,
        world,
      );
    }
    printLine(`${worlds * 8} documents, ${worlds * 16} queries and counts were drawn: no difference.`);
    expect(found).toBeGreaterThan(worlds * 4);
  });
});
