/** Fields that stand twice in one object. JSON takes the last and says nothing; who wrote both meant something by each. */

/** By the number of the record from 0: paths such as `figures[1].value`, each once however often it stands there. */
export type RepeatedKeys = ReadonlyMap<number, ReadonlySet<string>>;

interface Frame {
  /** Null in a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/** No field of a record lies deeper, and no name is longer; what does is cut, so that no path is long. */
const deepest = 4;
const longestName = 100;

/** Reads the text once, whatever stands in it. @param text a list of records, known to be JSON */
export function repeatedKeys(text: string): RepeatedKeys {
  const found = new Map<number, Set<string>>();
  const frames: Frame[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i];
    const frame = frames.at(-1);
    if (sign === '[') frames.push({ keys: null, at: 0 });
    else if (sign === '{') frames.push({ keys: new Set(), at: '' });
    else if (sign === ']' || sign === '}') frames.pop();
    else if (sign === ',' && typeof frame?.at === 'number') frame.at += 1;
    else if (sign === '"') {
      const end = endOf(text, i);
      if (frame?.keys && isKey(text, end)) {
        frame.at = String(JSON.parse(text.slice(i, end)));
        if (frame.keys.has(frame.at)) add(found, frames);
        frame.keys.add(frame.at);
      }
      i = end - 1;
    }
  }
  return found;
}

/** Behind the closing mark of the text that begins here. */
function endOf(text: string, start: number): number {
  let end = start + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

function isKey(text: string, end: number): boolean {
  const colon = /\s*:/y;
  colon.lastIndex = end;
  return colon.test(text);
}

/** Looks at the outermost frames alone: there may be as many as the text has characters. */
function add(found: Map<number, Set<string>>, frames: readonly Frame[]): void {
  const path = frames
    .slice(1, 1 + deepest)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at.slice(0, longestName)}`))
    .join('')
    .slice(1);
  const record = Number(frames[0]?.at);
  const paths = found.get(record);
  if (paths === undefined) found.set(record, new Set([path]));
  else paths.add(path);
}
