/** One table of cases, sent over HTTP to the embedded store and to Google's emulator, or compared with its recorded answers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSignedInCaller } from '../../packages/embedded-firestore/tests/support/callers.ts';
import type { ConformanceCase } from '../../packages/embedded-firestore/tests/support/case.ts';
import type { ComparableAnswer } from '../../packages/embedded-firestore/tests/support/comparableAnswer.ts';
import { differenceReasons } from '../../packages/embedded-firestore/tests/support/differenceReasons.ts';
import { renderDifferencesPage } from '../../packages/embedded-firestore/tests/support/differencesPage.ts';
import { startEmbeddedAsCloud } from '../../packages/embedded-firestore/tests/support/embeddedAsCloud.ts';
import {
  emulatorSkipNote,
  hasEmulator,
  printLine,
} from '../../packages/embedded-firestore/tests/support/emulator.ts';
import {
  findRecordedAnswer,
  isRecording,
  recordedAnswers,
  writeRecordedAnswers,
} from '../../packages/embedded-firestore/tests/support/recorded.ts';
import { takeSample } from '../support/sampling.ts';
import { cases, isHostile, rulesCases, runCase, signedInCases } from './cases.ts';
import { type StartedStore, startEmbeddedStore, startEmulatedStore } from './stores.ts';

const page = new URL('../../docs/store-differences.md', import.meta.url);
/** The page leaves out the copies for signed-in callers, which differ as their originals do. */
const pageCases = cases.filter((one) => !signedInCases.includes(one));
if (isRecording) writeFileSync(page, renderDifferencesPage(pageCases));

type Row = readonly [title: string, one: ConformanceCase, index: number];
const rows = cases.map((one, index): Row => [one.title, one, index]);
const findEmulatorAnswer = ({ expected, differs }: ConformanceCase) => differs?.emulator ?? expected;
const emulatorRows = rows.filter(([, one]) => findEmulatorAnswer(one) !== 'not asked');

describe('§5 §6 §7 the conformance cases', () => {
  it('has no two cases with the same title', () => {
    const titles = cases.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('includes at least 150 hostile reads and writes by the public', () => {
    expect(rulesCases.filter(isHostile).length).toBeGreaterThanOrEqual(150);
  });

  it('repeats the hostile cases by a signed-in caller, and expects none to be allowed', () => {
    expect(signedInCases.length).toBeGreaterThan(250);
    expect(signedInCases.filter(({ expected }) => expected === 'allowed')).toEqual([]);
  });

  it('lists only real differences between the two stores, and uses every reason', () => {
    const differing = cases.flatMap(({ title, expected, differs }) =>
      differs === undefined ? [] : [{ title, expected, differs }],
    );
    const needless = differing.filter(
      ({ expected, differs }) => JSON.stringify(expected) === JSON.stringify(differs.emulator),
    );
    expect(needless).toEqual([]);
    expect(new Set(differing.map(({ differs }) => differs.reason))).toEqual(
      new Set(Object.keys(differenceReasons)),
    );
  });

  it('renders the differences exactly as in docs/store-differences.md', () => {
    expect(readFileSync(page, 'utf8')).toBe(renderDifferencesPage(pageCases));
  });
});

describe('§5 §6 §7 the embedded store', () => {
  let embedded: StartedStore;
  let embeddedCloud: StartedStore;
  beforeAll(async () => {
    [embedded, embeddedCloud] = await Promise.all([startEmbeddedStore(), startEmbeddedAsCloud()]);
  });
  afterAll(() => Promise.all([embedded.stop(), embeddedCloud.stop()]));

  it.each(takeSample(rows))('answers as expected: %s', async (_, one, index) => {
    const { site } = isSignedInCaller(one.as) ? embeddedCloud : embedded;
    expect(await runCase(site, index, Date.now())).toEqual(one.expected);
  });
});

describe.skipIf(!hasEmulator)(`§5 §6 §7 Google's emulator${emulatorSkipNote}`, () => {
  const answers = new Map<string, ComparableAnswer>();
  let emulated: StartedStore;
  beforeAll(async () => {
    emulated = await startEmulatedStore();
  });
  afterAll(async () => {
    await emulated?.stop();
    if (isRecording) writeRecordedAnswers(answers);
  });

  it.each(isRecording ? emulatorRows : takeSample(emulatorRows))(
    'answers as expected: %s',
    async (title, one, index) => {
      const answer = await runCase(emulated.site, index, Date.now());
      answers.set(title, answer);
      expect(answer).toEqual(findEmulatorAnswer(one));
    },
  );

  it.skipIf(isRecording)('answers as recorded.json has it, case by case', () => {
    const stale = emulatorRows.filter(
      ([title, one]) =>
        findRecordedAnswer(one) === undefined ||
        (answers.has(title) &&
          JSON.stringify(answers.get(title)) !== JSON.stringify(findRecordedAnswer(one))),
    );
    expect(stale.map(([title]) => title)).toEqual([]);
    expect(Object.keys(recordedAnswers.answers)).toHaveLength(emulatorRows.length);
  });
});

if (!hasEmulator) {
  const recordedRows = emulatorRows.filter(([, one]) => findRecordedAnswer(one) !== undefined);
  printLine(
    `The Firestore emulator is not on this machine. What it answered before stands in: ${recordedAnswers.emulator}, ${recordedRows.length} of ${emulatorRows.length} cases.`,
  );

  describe("§5 §6 §7 the recorded answers of Google's emulator", () => {
    it.each(recordedRows)('match the expected answer: %s', (_, one) => {
      expect(findRecordedAnswer(one)).toEqual(findEmulatorAnswer(one));
    });
  });
}
