/**
 * The address is the viewer's only state: `#upload?run=SEND/CANCEL&at=1`. Every view is therefore a link, and the
 * browser's Back undoes a step. An address is untrusted: every name in it is looked up before use.
 */
import { viewerMessages as messages } from '../messages.ts';
import { maxInputLength } from './runInput.ts';

/** The source of the chart's highlights: this run, the tests, or an open page (livePage.ts). */
export const highlightSources = ['run', 'actors', 'browser', 'live'] as const;
export type HighlightSource = (typeof highlightSources)[number];

/** The tables below the chart; the first is open by default. */
export const tableNames = ['log', 'sequence', 'transitions', 'events', 'states', 'compare', 'code'] as const;
export type TableName = (typeof tableNames)[number];

export interface ViewParams {
  /** Null shows all machines. */
  readonly machine: string | null;
  /** The keys of the choices (../../model/choices.ts). */
  readonly run: readonly string[];
  /** The selected step; 0 is the start. */
  readonly at: number;
  readonly highlightSource: HighlightSource;
  readonly table: TableName;
  /** The selected state's id or transition's name; null for none. */
  readonly selected: string | null;
  /** Another run of the machine, to compare with; null for none. */
  readonly comparedRun: readonly string[] | null;
  /** What the machine starts with, as JSON; null for its registered input. */
  readonly input: string | null;
}

/** The start of a machine; null shows all machines. */
export const createView = (machine: string | null): ViewParams => ({
  machine,
  run: [],
  at: 0,
  highlightSource: 'run',
  table: 'log',
  selected: null,
  comparedRun: null,
  input: null,
});

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

/** An export's name, or an id of any letters: '(machine)', 'Sign in'. */
const encodeName = (name: string): string => encodeURIComponent(name).replaceAll('%20', '+');
const encodeRun = (run: readonly string[]): string => run.map(encodeChoice).join('/');

export const toViewUrl = (view: ViewParams): string => {
  const { machine, run, at, highlightSource, table, selected, comparedRun, input } = view;
  if (machine === null) return '#';
  const parts = [
    ...(run.length > 0 ? [`run=${encodeRun(run)}`] : []),
    ...(at < run.length ? [`at=${at}`] : []),
    ...(highlightSource === 'run' ? [] : [`counts=${highlightSource}`]),
    ...(table === tableNames[0] ? [] : [`table=${table}`]),
    ...(selected === null ? [] : [`selected=${encodeChoice(selected)}`]),
    ...(comparedRun === null ? [] : [`with=${encodeRun(comparedRun)}`]),
    ...(input === null ? [] : [`input=${encodeChoice(input)}`]),
  ];
  return `#${encodeName(machine)}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
};

const readParam = (query: string, name: string): string | null =>
  query
    .split('&')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Parses a run of an address up to the limit, and whether it was cut. */
const parseRun = (param: string | null) => {
  const keys = (param ?? '').split('/').filter((key) => key !== '');
  return { run: keys.slice(0, maxRunSteps).map(decodeChoice), isCut: keys.length > maxRunSteps };
};

/** A readable description of the address's error; null for a valid address. */
export const findViewUrlProblem = (hash: string, machineNames: readonly string[]): string | null => {
  const [written = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const name = decodeChoice(written);
  if (name !== '' && !machineNames.includes(name)) return messages.unknown(name.slice(0, 60));
  return ['run', 'with'].some((name) => parseRun(readParam(query, name)).isCut)
    ? messages.cut(maxRunSteps)
    : null;
};

/** @param machineNames the names of the machines; any other name shows all machines */
export const parseViewUrl = (hash: string, machineNames: readonly string[]): ViewParams => {
  const [written = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const name = decodeChoice(written);
  const { run } = parseRun(readParam(query, 'run'));
  const compared = readParam(query, 'with');
  const at = readParam(query, 'at') ?? '';
  const counts = readParam(query, 'counts');
  const table = readParam(query, 'table');
  const selected = readParam(query, 'selected');
  const input = readParam(query, 'input');
  return {
    machine: machineNames.includes(name) ? name : null,
    run,
    at: /^\d{1,4}$/.test(at) ? Math.min(Number(at), run.length) : run.length,
    highlightSource: highlightSources.find((highlightSource) => highlightSource === counts) ?? 'run',
    table: tableNames.find((name) => name === table) ?? tableNames[0],
    selected: selected === null ? null : decodeChoice(selected).slice(0, 500),
    comparedRun: compared === null ? null : parseRun(compared).run,
    input: input === null ? null : decodeChoice(input).slice(0, maxInputLength + 1),
  };
};
