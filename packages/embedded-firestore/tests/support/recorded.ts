/**
 * The answers of Google's emulator from its last recorded run. They replace the emulator where it is not on the machine;
 * where it is, it must still answer as recorded. Written by `RECORD=1 npx vitest run --project conformance`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type ConformanceCase, createCaseContext } from './case.ts';
import type { ComparableAnswer } from './comparableAnswer.ts';
import { readEmulatorVersion } from './emulator.ts';
import { buildCall, buildSeeds } from './runCase.ts';

export const isRecording = process.env.RECORD === '1';

export interface RecordedAnswers {
  /** The emulator's package and its version. */
  readonly emulator: string;
  /** A short hash of the call and the answer, by the title of a case. */
  readonly answers: Readonly<Record<string, readonly [asked: string, answer: ComparableAnswer]>>;
}

export const readRecordedAnswers = (file: URL): RecordedAnswers =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { emulator: 'nothing', answers: {} };

/** The hash of a call: the same for the same call on any day. */
function hashCase(one: ConformanceCase): string {
  const at = createCaseContext(0, Date.UTC(2031, 4, 6, 3));
  const question = [one.as, one.sharedSeedName, buildSeeds(one, at), buildCall(one, at), one.reads];
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 12);
}

/** The recorded answer to exactly this call; undefined where there is none. */
export function findRecordedAnswer(
  { answers }: RecordedAnswers,
  one: ConformanceCase,
): ComparableAnswer | undefined {
  const [hash, answer] = answers[one.title] ?? [];
  return hash === hashCase(one) ? answer : undefined;
}

export function writeRecordedAnswers(
  file: URL,
  cases: readonly ConformanceCase[],
  answers: ReadonlyMap<string, ComparableAnswer>,
): void {
  const rows = cases.flatMap((one): string[] => {
    const answer = answers.get(one.title);
    if (answer === undefined) return [];
    return [`    ${JSON.stringify(one.title)}: ${JSON.stringify([hashCase(one), answer])}`];
  });
  const head = `  "emulator": ${JSON.stringify(readEmulatorVersion())},\n  "answers": {\n`;
  writeFileSync(file, `{\n${head}${rows.join(',\n')}\n  }\n}\n`);
}
