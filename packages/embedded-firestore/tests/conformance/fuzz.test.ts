/** The embedded store answers random calls as Google's emulator does. `SEED=7` makes another series. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../tests/support/sampling.ts';
import { type ComparableAnswer, callStore } from '../support/comparableAnswer.ts';
import { createDraw } from '../support/draw.ts';
import { emulatorSkipNote, hasEmulator, printLine } from '../support/emulator.ts';
import { commitCall, type RestCall } from '../support/restCalls.ts';
import { type StartedStore, startEmbeddedStore, startEmulatedStore } from '../support/stores.ts';
import {
  createRandomCommit,
  createRandomDocuments,
  createRandomListCall,
  createRandomQuery,
} from './randomDocuments.ts';
import { testedRules } from './testedRules.ts';

const seed = Number(process.env.SEED ?? 20_261_121);

let embedded: StartedStore;
let emulated: StartedStore;
if (!hasEmulator) printLine(`Random queries are not compared with Google's emulator${emulatorSkipNote}`);

beforeAll(async () => {
  if (hasEmulator)
    [embedded, emulated] = await Promise.all([
      startEmbeddedStore(testedRules),
      startEmulatedStore({ ...testedRules, projectId: 'demo-random-queries' }),
    ]);
});
afterAll(async () => {
  await Promise.all([embedded?.stop(), emulated?.stop()]);
});

/** The answer of both stores; throws where they differ, with all that is needed to repeat the call. */
async function expectAgreement(
  call: RestCall,
  as: 'public' | 'staff',
  own: string,
  world: number,
): Promise<ComparableAnswer> {
  const [ours, theirs] = await Promise.all([
    callStore(embedded.site, call, as, { own }),
    callStore(emulated.site, call, as, { own }),
  ]);
  expect(ours, `SEED=${seed}, draw ${world}, ${as}: ${JSON.stringify(call)}`).toEqual(theirs);
  return theirs;
}

describe.skipIf(!hasEmulator)(`random documents and queries${emulatorSkipNote}`, () => {
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
        const answer = await expectAgreement(createRandomQuery(draw), 'staff', own, world);
        if (typeof answer !== 'string') found += 1;
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
