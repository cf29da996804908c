/**
 * The address is the viewer's only state: `#formRequest?run=CONFIRM/SUBMIT&at=1`. Every view is therefore a link, and the
 * browser's Back undoes a step. An address is untrusted: every name in it is looked up before use.
 */
import { viewerMessages as messages } from '../messages.ts';

/** The source of the chart's highlights: this run, the tests, or an open page of the site (QA build only). */
export const highlightSources = ['run', 'actors', 'browser', 'live'] as const;
export type HighlightSource = (typeof highlightSources)[number];

export interface ViewParams {
  /** Null shows all machines. */
  readonly machine: string | null;
  /** The keys of the choices (machines/model/choices.ts). */
  readonly run: readonly string[];
  /** The selected step; 0 is the start. */
  readonly at: number;
  readonly highlightSource: HighlightSource;
}

/** A longer run is cut, and the page says so. */
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

/** Parses the run of an address up to the limit, and whether it was cut. */
const parseRun = (query: string) => {
  const keys = (readParam(query, 'run') ?? '').split('/').filter((key) => key !== '');
  return { run: keys.slice(0, maxRunSteps).map(decodeChoice), isCut: keys.length > maxRunSteps };
};

/** A readable description of the address's error; null for a valid address. */
export const findViewUrlProblem = (hash: string, machineNames: readonly string[]): string | null => {
  const [name = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  if (name !== '' && !machineNames.includes(name)) return messages.unknown(decodeChoice(name).slice(0, 60));
  return parseRun(query).isCut ? messages.cut(maxRunSteps) : null;
};

/** @param machineNames the names of the registry; any other name shows all machines */
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
