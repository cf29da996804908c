/** What is drawn from a seed is answered by the embedded store as by Google's emulator. `SEED=7` draws otherwise. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manilaDay } from '../../src/domain/dates/day.ts';
import { count } from '../support/sampling.ts';
import { type Answer, ask } from './comparableAnswer.ts';
import { isEmulatorHere, say, unlessSkipped } from './emulator.ts';
import { randomCommit, randomDocuments, randomList, randomQuery } from './randomDocuments.ts';
import { drawing } from './randomRequests.ts';
import { sendings } from './randomSubmissions.ts';
import { type Call, commit } from './restCalls.ts';
import { type Started, startEmbedded, startEmulated } from './stores.ts';

const seed = Number(process.env.SEED ?? 20_261_121);

let embedded: Started;
let emulated: Started;
if (!isEmulatorHere) say(`What is drawn is not asked of Google's emulator${unlessSkipped}`);

beforeAll(async () => {
  if (isEmulatorHere)
    [embedded, emulated] = await Promise.all([startEmbedded(), startEmulated('demo-drawn')]);
});
afterAll(async () => {
  await Promise.all([embedded?.stop(), emulated?.stop()]);
});

/** What both answer; throws with all that is needed to ask again where they differ. */
async function agreed(call: Call, as: 'public' | 'staff', own: string, at: number): Promise<Answer> {
  const day = manilaDay(Date.now());
  const [ours, theirs] = await Promise.all([
    ask(embedded.site, call, as, { own }),
    ask(emulated.site, call, as, { own }),
  ]);
  const turned = manilaDay(Date.now()) !== day; // between the two, so that each was right
  if (!turned) expect(ours, `SEED=${seed}, draw ${at}, ${as}: ${JSON.stringify(call)}`).toEqual(theirs);
  return theirs;
}

const isAllowed = (answer: Answer): boolean => typeof answer !== 'string';

describe.skipIf(!isEmulatorHere)(`§5 §7 what is drawn${unlessSkipped}`, () => {
  it('is judged alike: requests, receipts, and both sent again', { timeout: 600_000 }, async () => {
    const { next } = sendings(drawing(seed));
    const drawn = count(5_000, 40);
    let allowed = 0;
    for (let at = 0; at < drawn; at += 1) {
      const { call, as } = next(Date.now());
      if (isAllowed(await agreed(call, as, '', at))) allowed += 1;
    }
    say(`${drawn} commits of requests and receipts were drawn, of them ${allowed} allowed: no difference.`);
    expect(Math.min(allowed, drawn - allowed)).toBeGreaterThan(drawn / 20);
  });

  it('is kept and found alike: values, masks, filters, orders, cursors, counts', {
    timeout: 600_000,
  }, async () => {
    const draw = drawing(seed);
    const worlds = count(300, 2);
    let found = 0;
    for (let world = 0; world < worlds; world += 1) {
      const own = `Drawn/${world}`;
      await agreed(commit(...randomDocuments(draw)), 'staff', own, world);
      for (let round = 0; round < 8; round += 1) {
        if (round % 4 === 3) await agreed(randomCommit(draw), 'staff', own, world);
        if (isAllowed(await agreed(randomQuery(draw), 'staff', own, world))) found += 1;
        await agreed(randomList(draw), 'public', own, world);
      }
      await agreed(
        { at: '/~:runQuery', body: { structuredQuery: { from: [{ collectionId: 'list' }] } } },
        'staff',
        own,
        world,
      );
    }
    say(`${worlds * 8} documents, ${worlds * 16} queries and counts were drawn: no difference.`);
    expect(found).toBeGreaterThan(worlds * 4);
  });
});
