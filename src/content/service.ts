/**
 * A service of the citizen's charter as the site shows it (spec §3), checked where it enters: whatever the store holds,
 * bounded text comes out. A text where a list is expected is a list of one; what is neither text nor number is blank.
 */
import { type Labelled, labelled, rowsOf, withoutBullet } from '../domain/charter.ts';
import { totalTime } from '../domain/totalTime.ts';

interface Step {
  readonly procedure: string;
  readonly person: string;
  readonly time: string;
}

export interface Service {
  readonly id: string;
  readonly name: string;
  /** How it is called where the way to it is shown. */
  readonly shortName: string;
  readonly slug: string;
  readonly content: string;
  readonly purposes: readonly Labelled[];
  readonly client: string;
  readonly fees: readonly string[];
  readonly steps: readonly Step[];
  readonly total: string;
  readonly requirements: {
    readonly general: readonly string[];
    readonly newcomers: readonly string[];
    readonly renewal: readonly string[];
  };
  readonly isSample: boolean;
}

const longestText = 2_000;
const longestList = 100;

/** Control characters, and those that turn the direction of what follows. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Half of a sign, as a cut through a pair leaves it. */
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const textOf = (value: unknown): string => {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return '';
  return text.slice(0, longestText).replace(halves, '').replace(unseen, ' ').trim();
};

/** In the order they came; blanks stay, for the lists that run side by side. */
const textsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.slice(0, longestList).map(textOf);
  const text = textOf(value);
  return text === '' ? [] : [text];
};

/** A list that stands alone: without bullets, for the page draws its own, and without blanks. */
const itemsOf = (value: unknown): readonly string[] =>
  textsOf(value)
    .map(withoutBullet)
    .filter((item) => item !== '');

const fieldsOf = (data: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);

export const serviceOf = (id: string, data: unknown): Service => {
  const fields = fieldsOf(data);
  const text = (name: string) => textOf(fields.get(name));
  const items = (name: string) => itemsOf(fields.get(name));
  const times = textsOf(fields.get('processing_time'));
  const name = text('name');
  return {
    id,
    name,
    shortName: text('shortName') || name,
    slug: text('slug'),
    content: text('content'),
    purposes: labelled(items('extraPurposes')),
    client: text('client'),
    fees: items('fees'),
    steps: rowsOf(textsOf(fields.get('Procedure')), textsOf(fields.get('responsible_person')), times).map(
      ([procedure = '', person = '', time = '']) => ({ procedure, person, time }),
    ),
    total: totalTime(times, text('manualTotalTime')),
    requirements: {
      general: items('requirements'),
      newcomers: items('New_applicants'),
      renewal: items('renewal'),
    },
    isSample: fields.get('sample') === true,
  };
};

type Unchecked = { readonly id: string; readonly data: unknown };

/** The services that have a name, by their ids, so that of two with the same name the first is always the same one. */
export const servicesOf = (documents: readonly Unchecked[]): readonly Service[] =>
  documents
    .map(({ id, data }) => serviceOf(id, data))
    .filter(({ name }) => name !== '')
    .sort((a, b) => (a.id < b.id ? -1 : 1));
