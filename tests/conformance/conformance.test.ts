/** One table of cases, asked over HTTP of the embedded store and of Google's emulator, or of what that answered before. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../support/sampling.ts';
import { isClaimant } from './callers.ts';
import type { Case } from './case.ts';
import { cases, isHostile, rulesCases, run, signedInCases } from './cases.ts';
import type { Answer } from './comparableAnswer.ts';
import { reasons } from './differenceReasons.ts';
import { differencesPage } from './differencesPage.ts';
import { startClaimed } from './embeddedAsCloud.ts';
import { isEmulatorHere, say, unlessSkipped } from './emulator.ts';
import { isRecording, record, recorded, recordedAnswer } from './recorded.ts';
import { type Started, startEmbedded, startEmulated } from './stores.ts';

const page = new URL('../../docs/store-differences.md', import.meta.url);
/** Those that are asked of who signed in as well differ as they do. */
const ofThePage = cases.filter((one) => !signedInCases.includes(one));
if (isRecording) writeFileSync(page, differencesPage(ofThePage));

type Row = readonly [title: string, one: Case, index: number];
const rows = cases.map((one, index): Row => [one.title, one, index]);
const expectedOfEmulator = ({ expected, differs }: Case) => differs?.emulator ?? expected;
const asked = rows.filter(([, one]) => expectedOfEmulator(one) !== 'not asked');

describe('§5 §6 §7 the cases', () => {
  it('have a title each', () => {
    const titles = cases.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('are hostile in at least 150 reads and writes of the public', () => {
    expect(rulesCases.filter(isHostile).length).toBeGreaterThanOrEqual(150);
  });

  it('are asked of who signed in as well, where they are hostile', () => {
    expect(signedInCases.length).toBeGreaterThan(250);
    expect(signedInCases.filter(({ expected }) => expected === 'allowed')).toEqual([]);
  });

  it('differ where they say so, and each reason is needed', () => {
    const differing = cases.flatMap(({ title, expected, differs }) =>
      differs === undefined ? [] : [{ title, expected, differs }],
    );
    const needless = differing.filter(
      ({ expected, differs }) => JSON.stringify(expected) === JSON.stringify(differs.emulator),
    );
    expect(needless).toEqual([]);
    expect(new Set(differing.map(({ differs }) => differs.reason))).toEqual(new Set(Object.keys(reasons)));
  });

  it('differ as docs/store-differences.md says', () => {
    expect(readFileSync(page, 'utf8')).toBe(differencesPage(ofThePage));
  });
});

describe('§5 §6 §7 the embedded store answers', () => {
  let embedded: Started;
  let claimed: Started;
  beforeAll(async () => {
    [embedded, claimed] = await Promise.all([startEmbedded(), startClaimed()]);
  });
  afterAll(() => Promise.all([embedded.stop(), claimed.stop()]));

  it.each(sampled(rows, 200))('%s', async (_, one, index) => {
    const { site } = isClaimant(one.as) ? claimed : embedded;
    expect(await run(site, index, Date.now())).toEqual(one.expected);
  });
});

describe.skipIf(!isEmulatorHere)(`§5 §6 §7 Google's emulator answers${unlessSkipped}`, () => {
  const answers = new Map<string, Answer>();
  let emulated: Started;
  beforeAll(async () => {
    emulated = await startEmulated();
  });
  afterAll(async () => {
    await emulated?.stop();
    if (isRecording) record(answers);
  });

  it.each(isRecording ? asked : sampled(asked, 60))('%s', async (title, one, index) => {
    const answer = await run(emulated.site, index, Date.now());
    answers.set(title, answer);
    expect(answer).toEqual(expectedOfEmulator(one));
  });

  it.skipIf(isRecording)('what is recorded of it', () => {
    const stale = asked.filter(
      ([title, one]) =>
        recordedAnswer(one) === undefined ||
        (answers.has(title) && JSON.stringify(answers.get(title)) !== JSON.stringify(recordedAnswer(one))),
    );
    expect(stale.map(([title]) => title)).toEqual([]);
    expect(Object.keys(recorded.answers)).toHaveLength(asked.length);
  });
});

if (!isEmulatorHere) {
  const known = asked.filter(([, one]) => recordedAnswer(one) !== undefined);
  say(
    `The Firestore emulator is not on this machine. What it answered before stands in: ${recorded.emulator}, ${known.length} of ${asked.length} cases.`,
  );

  describe("§5 §6 §7 the recorded answers of Google's emulator", () => {
    it.each(known)('%s', (_, one) => {
      expect(recordedAnswer(one)).toEqual(expectedOfEmulator(one));
    });
  });
}
