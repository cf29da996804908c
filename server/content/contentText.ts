/** Reads the text of one content file: a JSON list of records, or its problem and where it is. */
import { readFileSync, statSync } from 'node:fs';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { findRepeatedKeys, type RepeatedKeys } from './repeatedKeys.ts';

export interface FileRecords {
  readonly records: readonly unknown[];
  readonly repeated: RepeatedKeys;
}

/** Ten thousand records of ten thousand letters. */
const maxFileBytes = 100_000_000;

/** The records, or the file's problem as the end of a sentence that begins with the file's name. */
export function readFileRecords(path: string): FileRecords | string {
  const file = readFileJson(path);
  if ('problem' in file) return file.problem;
  const { value, text } = file;
  return Array.isArray(value)
    ? { records: value, repeated: findRepeatedKeys(text) }
    : 'must hold a list of records.';
}

interface FileProblem {
  /** The end of a sentence that begins with the file's name. */
  readonly problem: string;
}

/** The parsed JSON of a file, with its text. */
export function readFileJson(path: string): { readonly value: unknown; readonly text: string } | FileProblem {
  const text = readFileText(path);
  if (typeof text !== 'string') return text;
  try {
    return { value: JSON.parse(text) as unknown, text };
  } catch (error) {
    return {
      problem: `is not JSON, from line ${findBrokenLine(text)}: ${sanitizeLine(errorMessageOf(error), 200)}`,
    };
  }
}

function readFileText(path: string): string | FileProblem {
  try {
    const file = statSync(path);
    if (!file.isFile()) return { problem: 'is no file.' };
    if (file.size > maxFileBytes)
      return { problem: `is too long: a file may have ${maxFileBytes / 1_000_000} MB. Import it in parts.` };
    // Windows editors put a byte order mark first; the decoder removes it.
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch (error) {
    return {
      problem:
        error instanceof TypeError
          ? 'is not UTF-8: save it as UTF-8.'
          : `cannot be read: ${sanitizeLine(errorMessageOf(error), 300)}.`,
    };
  }
}

/** Finds the line where the text stops being JSON, by bisection: the parser does not always report it. */
function findBrokenLine(text: string): number {
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const half = Math.floor((sound + broken) / 2);
    if (isIncompleteJson(text.slice(0, half))) sound = half;
    else broken = half;
  }
  return text.slice(0, broken).trimEnd().split('\n').length;
}

/** Whether the text is the beginning of valid JSON. */
function isIncompleteJson(start: string): boolean {
  try {
    JSON.parse(start);
    return true;
  } catch (error) {
    const [, position] = /at position (\d+)/.exec(errorMessageOf(error)) ?? [];
    return /end of JSON|Unterminated/.test(errorMessageOf(error)) || Number(position) >= start.length;
  }
}
