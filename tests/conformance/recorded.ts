/**
 * What Google's emulator answered when it was last asked. It stands in for the emulator where that is not on the machine;
 * where it is, what is recorded must be what it answers now. Written by `RECORD=1 npx vitest run tests/conformance`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { atOf, type Case } from './case.ts';
import { callOf, cases, seedsOf } from './cases.ts';
import type { Answer } from './comparableAnswer.ts';
import { emulatorVersion } from './emulator.ts';

export const isRecording = process.env.RECORD === '1';

interface Recorded {
  readonly emulator: string;
  /** By the title of a case: what was asked, as a short hash, and the answer. */
  readonly answers: Readonly<Record<string, readonly [asked: string, answer: Answer]>>;
}

const file = new URL('./recorded.json', import.meta.url);

export const recorded: Recorded = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : { emulator: 'nothing', answers: {} };

/** The same for the same question on any day. */
function hashOf(one: Case): string {
  const at = atOf(0, Date.UTC(2031, 4, 6, 3));
  const question = [one.as, one.world, seedsOf(one, at), callOf(one, at), one.reads];
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 12);
}

/** What was answered to just this question; undefined where it was never asked. */
export function recordedAnswer(one: Case): Answer | undefined {
  const [asked, answer] = recorded.answers[one.title] ?? [];
  return asked === hashOf(one) ? answer : undefined;
}

export function record(answers: ReadonlyMap<string, Answer>): void {
  const rows = cases.flatMap((one): string[] => {
    const answer = answers.get(one.title);
    if (answer === undefined) return [];
    return [`    ${JSON.stringify(one.title)}: ${JSON.stringify([hashOf(one), answer])}`];
  });
  const head = `  "emulator": ${JSON.stringify(emulatorVersion())},\n  "answers": {\n`;
  writeFileSync(file, `{\n${head}${rows.join(',\n')}\n  }\n}\n`);
}
