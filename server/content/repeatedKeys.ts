/** Finds fields that occur twice in one object. JSON silently takes the last, so the author would lose what the other says. */

/** Paths such as `figures[1].value` by the record's number, which counts from 0. A path that repeats often is there once. */
export type RepeatedKeys = ReadonlyMap<number, ReadonlySet<string>>;

interface OpenContainer {
  /** Null in a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/** Limits of a path in a report. No field of a record is nested deeper or has a longer name, so the rest is cut. */
const maxDepth = 4;
const maxNameLength = 100;

/** Reads the text once, whatever it contains. @param text a list of records, known to be JSON */
export function findRepeatedKeys(text: string): RepeatedKeys {
  const found = new Map<number, Set<string>>();
  const frames: OpenContainer[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i];
    const frame = frames.at(-1);
    if (character === '[') frames.push({ keys: null, at: 0 });
    else if (character === '{') frames.push({ keys: new Set(), at: '' });
    else if (character === ']' || character === '}') frames.pop();
    else if (character === ',' && typeof frame?.at === 'number') frame.at += 1;
    else if (character === '"') {
      const end = findStringEnd(text, i);
      if (frame?.keys && isKey(text, end)) {
        frame.at = String(JSON.parse(text.slice(i, end)));
        if (frame.keys.has(frame.at)) addPath(found, frames);
        frame.keys.add(frame.at);
      }
      i = end - 1;
    }
  }
  return found;
}

/** The index after the closing quote of the string that begins here. */
function findStringEnd(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

function isKey(text: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(text);
}

/** Looks only at the outermost frames: there may be as many frames as the text has characters. */
function addPath(found: Map<number, Set<string>>, frames: readonly OpenContainer[]): void {
  const path = frames
    .slice(1, 1 + maxDepth)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at.slice(0, maxNameLength)}`))
    .join('')
    .slice(1);
  const record = Number(frames[0]?.at);
  const paths = found.get(record);
  if (paths === undefined) found.set(record, new Set([path]));
  else paths.add(path);
}
