/** One table of cases, sent over HTTP to the embedded store and to Google's emulator, or compared with its recorded answers. */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSample } from '../../../../tests/support/sampling.ts';
import { isSignedInCaller } from './callers.ts';
import type { ConformanceCase } from './case.ts';
import type { ComparableAnswer } from './comparableAnswer.ts';
import { emulatorSkipNote, hasEmulator, printLine } from './emulator.ts';
import { findRecordedAnswer, isRecording, readRecordedAnswers, writeRecordedAnswers } from './recorded.ts';
import { runCase } from './runCase.ts';
import { type StartedStore, startEmbeddedStore, startEmulatedStore, type TestedRules } from './stores.ts';

export interface ConformanceSuite extends TestedRules {
  /** Begins the title of each group, as '§5 '. */
  readonly section?: string;
  readonly cases: readonly ConformanceCase[];
  /** The file of the emulator's answers. */
  readonly recordedFile: URL;
  /** The page of the differences, and its text. */
  readonly page: { readonly file: URL; readonly text: string };
  /** Starts a server over the store that callers without an account call; by default the package's own. */
  readonly startServer?: () => Promise<StartedStore>;
}

type Row = readonly [title: string, one: ConformanceCase, index: number];
const findEmulatorAnswer = ({ expected, differs }: ConformanceCase) => differs?.emulator ?? expected;

/** Defines the tests of a suite in the file that calls it. */
export function testConformance(suite: ConformanceSuite): void {
  const { section = '', cases, recordedFile, page } = suite;
  if (isRecording) writeFileSync(page.file, page.text);
  const recorded = readRecordedAnswers(recordedFile);
  const rows = cases.map((one, index): Row => [one.title, one, index]);
  const emulatorRows = rows.filter(([, one]) => findEmulatorAnswer(one) !== 'not asked');

  describe(`${section}the conformance cases`, () => {
    it('has no two cases with the same title', () => {
      const titles = cases.map(({ title }) => title);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    });

    it('lists only real differences between the two stores', () => {
      const needless = cases.filter(
        ({ expected, differs }) => JSON.stringify(expected) === JSON.stringify(differs?.emulator),
      );
      expect(needless.map(({ title }) => title)).toEqual([]);
    });

    it(`renders the differences exactly as in ${basename(page.file.pathname)}`, () => {
      expect(readFileSync(page.file, 'utf8')).toBe(page.text);
    });
  });

  describe(`${section}the embedded store`, () => {
    let withAccounts: StartedStore;
    let withoutAccounts: StartedStore;
    beforeAll(async () => {
      withAccounts = await startEmbeddedStore(suite);
      withoutAccounts = (await suite.startServer?.()) ?? withAccounts;
    });
    afterAll(async () => {
      await withAccounts?.stop();
      if (withoutAccounts !== withAccounts) await withoutAccounts?.stop();
    });

    it.each(takeSample(rows))('answers as expected: %s', async (_, one, index) => {
      const { site } = isSignedInCaller(one.as) ? withAccounts : withoutAccounts;
      expect(await runCase(site, one, index, Date.now())).toEqual(one.expected);
    });
  });

  describe.skipIf(!hasEmulator)(`${section}Google's emulator${emulatorSkipNote}`, () => {
    const answers = new Map<string, ComparableAnswer>();
    let emulated: StartedStore;
    beforeAll(async () => {
      emulated = await startEmulatedStore(suite);
    });
    afterAll(async () => {
      await emulated?.stop();
      if (isRecording) writeRecordedAnswers(recordedFile, cases, answers);
    });

    it.each(isRecording ? emulatorRows : takeSample(emulatorRows))(
      'answers as expected: %s',
      async (title, one, index) => {
        const answer = await runCase(emulated.site, one, index, Date.now());
        answers.set(title, answer);
        expect(answer).toEqual(findEmulatorAnswer(one));
      },
    );

    it.skipIf(isRecording)('answers as recorded.json has it, case by case', () => {
      const stale = emulatorRows.filter(([title, one]) => {
        const answer = findRecordedAnswer(recorded, one);
        const isChanged = answers.has(title) && JSON.stringify(answers.get(title)) !== JSON.stringify(answer);
        return answer === undefined || isChanged;
      });
      expect(stale.map(([title]) => title)).toEqual([]);
      expect(Object.keys(recorded.answers)).toHaveLength(emulatorRows.length);
    });
  });

  if (!hasEmulator) {
    const recordedRows = emulatorRows.filter(([, one]) => findRecordedAnswer(recorded, one) !== undefined);
    printLine(
      `The Firestore emulator is not on this machine. What it answered before stands in: ${recorded.emulator}, ${recordedRows.length} of ${emulatorRows.length} cases.`,
    );

    describe(`${section}the recorded answers of Google's emulator`, () => {
      it.each(recordedRows)('match the expected answer: %s', (_, one) => {
        expect(findRecordedAnswer(recorded, one)).toEqual(findEmulatorAnswer(one));
      });
    });
  }
}
