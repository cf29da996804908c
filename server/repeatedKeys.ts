/** Fields that stand twice in one object. JSON takes the last and says nothing; who wrote both meant something by each. */

/** By the number of the record from 0: paths such as `figures[1].value`. */
export type RepeatedKeys = ReadonlyMap<number, readonly string[]>;

interface Frame {
  /** Null in a list. */
  readonly keys: Set<string> | null;
  at: string | number;
}

/** No field of a record lies deeper; what does is cut, so that no nesting makes a path long. */
const deepest = 4;

/** @param text a list of records, known to be JSON */
export function repeatedKeys(text: string): RepeatedKeys {
  const found = new Map<number, string[]>();
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

function add(found: Map<number, string[]>, [list, ...frames]: readonly Frame[]): void {
  const path = frames
    .slice(0, deepest)
    .map(({ at }) => (typeof at === 'number' ? `[${at}]` : `.${at}`))
    .join('')
    .slice(1);
  const record = Number(list?.at);
  found.set(record, [...(found.get(record) ?? []), path]);
}
