/** The speed of parsing the charter's durations, compared with a loop over their characters. */
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

/** Prevents the compiler from optimizing the loops away. */
let checksum = 0;

/** Rounds until the compiler has optimized the code. */
const warmUp = 50;

/** Characters per second of this process's own CPU time, which other processes do not affect. */
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

/** @returns characters per second of each */
export function measureParser(milliseconds = 200): ParserSpeeds {
  const texts = durations();
  return {
    parser: throughput(parseDurationMinutes, texts, milliseconds),
    looking: throughput(readEveryCharacter, texts, milliseconds),
  };
}
