/** Reads the text of one content file: a JSON list of records, or its problem and where it is. */
import { readFileSync, statSync } from 'node:fs';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { errorMessageOf } from '../firestore/lib/userError.ts';
import { findRepeatedKeys, type RepeatedKeys } from './repeatedKeys.ts';

export interface FileRecords {
  readonly records: readonly unknown[];
  readonly repeated: RepeatedKeys;
}

/** Ten thousand records of ten thousand letters. */
const maxFileBytes = 100_000_000;

/** The records, or the file's problem as the end of a sentence that begins with the file's name. */
export function readFileRecords(path: string): FileRecords | string {
  const text = readFileText(path);
  return typeof text === 'string' ? parseRecords(text) : text.problem;
}

function readFileText(path: string): string | { readonly problem: string } {
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

function parseRecords(text: string): FileRecords | string {
  try {
    const records: unknown = JSON.parse(text);
    return Array.isArray(records)
      ? { records, repeated: findRepeatedKeys(text) }
      : 'must hold a list of records.';
  } catch (error) {
    return `is not JSON, from line ${findBrokenLine(text)}: ${sanitizeLine(errorMessageOf(error), 200)}`;
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
