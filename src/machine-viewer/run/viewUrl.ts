/**
 * What the viewer shows stands in its address, and nowhere else: `#formRequest?run=TICK/SUBMIT&at=1`. So every view is a
 * link, and the browser's way back undoes a step. An address is anybody's text: what it names is looked up before use.
 */
import { viewerMessages as messages } from '../../i18n/en/viewer.ts';

/** What is marked on the chart: this run, what the tests took, or a page of the site that is open (where this build hears of it). */
export const highlightSources = ['run', 'actors', 'browser', 'live'] as const;
export type HighlightSource = (typeof highlightSources)[number];

export interface ViewParams {
  /** Null shows all machines. */
  readonly machine: string | null;
  /** The choices that were made, as machines/model/choices.ts writes them. */
  readonly run: readonly string[];
  /** The step that is looked at: 0 is the start. */
  readonly at: number;
  readonly highlightSource: HighlightSource;
}

/** A run of more steps is cut, and it is said. */
export const maxRunSteps = 500;

/** 'saveRequest:id taken' → 'saveRequest:id+taken' */
const encodeChoice = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%20', '+')
    .replace(/%3A|%2C/g, decodeURIComponent);
const decodeChoice = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

export const toViewUrl = ({ machine, run, at, highlightSource }: ViewParams): string => {
  if (machine === null) return '#';
  const parts = [
    ...(run.length > 0 ? [`run=${run.map(encodeChoice).join('/')}`] : []),
    ...(at < run.length ? [`at=${at}`] : []),
    ...(highlightSource === 'run' ? [] : [`counts=${highlightSource}`]),
  ];
  return `#${machine}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
};

const readParam = (query: string, name: string): string | null =>
  query
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** The run of an address, as long as it may be, and whether there is more of it. */
const parseRun = (query: string) => {
  const keys = (readParam(query, 'run') ?? '').split('/').filter((key) => key !== '');
  return { run: keys.slice(0, maxRunSteps).map(decodeChoice), isCut: keys.length > maxRunSteps };
};

/** What is wrong with an address, in words for people; null where nothing is. */
export const findViewUrlProblem = (hash: string, machineNames: readonly string[]): string | null => {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  if (name !== '' && !machineNames.includes(name)) return messages.unknown(decodeChoice(name).slice(0, 60));
  return parseRun(query).isCut ? messages.cut(maxRunSteps) : null;
};

/** @param machineNames the names of the registry; another name shows all machines */
export const parseViewUrl = (hash: string, machineNames: readonly string[]): ViewParams => {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const { run } = parseRun(query);
  const at = readParam(query, 'at') ?? '';
  const counts = readParam(query, 'counts');
  return {
    machine: machineNames.includes(name) ? name : null,
    run,
    at: /^\d{1,4}$/.test(at) ? Math.min(Number(at), run.length) : run.length,
    highlightSource: highlightSources.find((highlightSource) => highlightSource === counts) ?? 'run',
  };
};
