/** Reading the charter's durations, beside a loop that only looks at every character of them. */
import { readContent } from '../../server/content/readContent.ts';
import { directories } from '../../server/http/serve.ts';
import { parseDurationMinutes } from '../../src/domain/duration/duration.ts';

const collectTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
};

/** The texts of the charter that are durations. */
const durations = (): readonly string[] =>
  readContent(directories.content)
    .records.filter(({ list }) => list === 'charter')
    .flatMap(({ fields }) => collectTexts(fields))
    .filter((text) => text.length < 80 && parseDurationMinutes(text) > 0);

const readEveryCharacter = (text: string): number => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum += text.charCodeAt(at);
  return sum;
};

/** Kept, so that no loop is optimised away. */
let checksum = 0;

/** Until the compiler has done its work. */
const warmUp = 50;

/** Characters in a second of this process's own time, which others on the machine do not lengthen. */
function throughput(read: (text: string) => number, texts: readonly string[], milliseconds: number): number {
  const readFor = (most: number): number => {
    const began = performance.now();
    let characters = 0;
    while (performance.now() - began < most)
      for (const text of texts) {
        checksum = (checksum + read(text)) % 1_000_003;
        characters += text.length;
      }
    return characters;
  };
  readFor(warmUp);
  const before = process.cpuUsage();
  const characters = readFor(milliseconds);
  const { user, system } = process.cpuUsage(before);
  return (characters * 1e6) / (user + system);
}

export interface ParserSpeeds {
  readonly parser: number;
  readonly looking: number;
}

/** @returns characters in a second, of each */
export function measureParser(milliseconds = 200): ParserSpeeds {
  const texts = durations();
  return {
    parser: throughput(parseDurationMinutes, texts, milliseconds),
    looking: throughput(readEveryCharacter, texts, milliseconds),
  };
}
