/**
 * What the viewer shows stands in its address, and nowhere else: `#formRequest?run=TICK/SUBMIT&at=1`. So every view is a
 * link, and the browser's way back undoes a step. An address is anybody's text: what it names is looked up before use.
 */
import { viewerMessages as words } from '../../i18n/en/viewer.ts';

/** What is marked on the chart: this run, what the tests took, or a page of the site that is open (where this build hears of it). */
export const countings = ['run', 'actors', 'browser', 'live'] as const;
export type Counting = (typeof countings)[number];

export interface View {
  /** Null shows all machines. */
  readonly machine: string | null;
  /** The choices that were made, as machines/model/choices.ts writes them. */
  readonly run: readonly string[];
  /** The step that is looked at: 0 is the start. */
  readonly at: number;
  readonly counting: Counting;
}

/** A run of more steps is cut, and it is said. */
export const longestRun = 500;

/** 'saveRequest:id taken' → 'saveRequest:id+taken' */
const written = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%20', '+')
    .replace(/%3A|%2C/g, decodeURIComponent);
const read = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

export const addressOf = ({ machine, run, at, counting }: View): string => {
  if (machine === null) return '#';
  const parts = [
    ...(run.length > 0 ? [`run=${run.map(written).join('/')}`] : []),
    ...(at < run.length ? [`at=${at}`] : []),
    ...(counting === 'run' ? [] : [`counts=${counting}`]),
  ];
  return `#${machine}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
};

const partOf = (query: string, name: string): string | null =>
  query
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The run of an address, as long as it may be, and whether there is more of it. */
const runIn = (query: string) => {
  const keys = (partOf(query, 'run') ?? '').split('/').filter((key) => key !== '');
  return { run: keys.slice(0, longestRun).map(read), isCut: keys.length > longestRun };
};

/** What is wrong with an address, in words for people; null where nothing is. */
export const problemOf = (hash: string, known: readonly string[]): string | null => {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  if (name !== '' && !known.includes(name)) return words.unknown(read(name).slice(0, 60));
  return runIn(query).isCut ? words.cut(longestRun) : null;
};

/** @param known the names of the registry; another name shows all machines */
export const viewOf = (hash: string, known: readonly string[]): View => {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const { run } = runIn(query);
  const at = partOf(query, 'at') ?? '';
  const counts = partOf(query, 'counts');
  return {
    machine: known.includes(name) ? name : null,
    run,
    at: /^\d{1,4}$/.test(at) ? Math.min(Number(at), run.length) : run.length,
    counting: countings.find((counting) => counting === counts) ?? 'run',
  };
};
