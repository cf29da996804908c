/**
 * src/site.json, checked: by each build, by a test, and by `npm run init` before it writes. Each row is a field, what it must
 * be in a person's words, and whether it is.
 */
import type { SiteFile } from '../../../src/site.ts';
import { tooNear } from './contrast.ts';

type Is = (value: unknown) => boolean;

const text =
  (pattern: RegExp): Is =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const whole =
  (least: number, most: number): Is =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isFlag: Is = (value) => typeof value === 'boolean';

/** One line, without what could end an attribute, an element or a text of code. */
export const line = text(/^(?! )[^\p{C}<>"\\`$]{1,120}(?<! )$/u);
export const name = text(/^[\p{Lu}\d][\p{L}\p{M}\d .'’&()-]{0,58}[\p{L}\p{M}\d.)]$|^[\p{Lu}\d]$/u);
const time = text(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const colour = text(/^#[\da-f]{6}$/);
const path = (ending: string): Is => text(new RegExp(`^/images/[a-z0-9-]{1,80}\\.${ending}$`));
const degrees =
  (most: number): Is =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most;

interface Row {
  readonly must: string;
  readonly is: Is;
}

/** A page of a small number of zones is as one of many; more than 99 no barangay has. */
export const mostZones = 99;

const said = {
  line: 'must be one line of 1 to 120 characters, without < > " \\ ` or $',
  time: "must be an hour such as '08:00'",
} as const;

/** By path: 'hall.opens'. */
export const rows: Readonly<Record<string, Row>> = {
  name: {
    must: "must be the name without 'Barangay': letters, digits and . ' - ( ) &, 60 at most, a capital or a digit first",
    is: (value) => name(value) && !/^(?:barangay|brgy\.?)(?: |$)/i.test(String(value)),
  },
  municipality: {
    must: "must be 'Municipality of ' or 'City of ' and a name",
    is: (value) => text(/^(?:Municipality|City) of /)(value) && name(String(value).replace(/^\w+ of /, '')),
  },
  province: {
    must: "must be 'Province of ' and a name, or 'Metro Manila'",
    is: (value) =>
      value === 'Metro Manila' ||
      (text(/^Province of /)(value) && name(String(value).slice('Province of '.length))),
  },
  slug: {
    must: "must be letters with '-' between words, or empty",
    is: text(/^(?:[A-Za-z]+(?:-[A-Za-z]+)*)?$/),
  },
  tag: { must: "must be 'barangay-' and small letters or digits", is: text(/^barangay(?:-[a-z0-9]+)+$/) },
  root: {
    must: 'must be the name of a collection: letters, digits and _, a letter first',
    is: text(/^[A-Za-z]\w{0,79}$/),
  },
  zones: { must: `must be a whole number from 1 to ${mostZones}`, is: whole(1, mostZones) },
  copyrightYear: { must: 'must be a year from 2000 to 2100', is: whole(2000, 2100) },
  credit: { must: said.line, is: line },
  'hall.address': { must: said.line, is: line },
  'hall.postalCode': { must: 'must be four digits, or empty', is: text(/^(?:\d{4})?$/) },
  'hall.areaCode': {
    must: "must be two or three digits such as '02' or '045', or empty",
    is: text(/^(?:0\d{1,2})?$/),
  },
  'hall.telephone.number': {
    must: "must be a number such as '(045) 123 4567' or '+63 917 123 4567', 24 characters at most",
    is: text(/^[+(\d][\d ()-]{3,22}\d$/),
  },
  'hall.telephone.sample': { must: 'must be true or false', is: isFlag },
  'hall.opens': { must: said.time, is: time },
  'hall.closes': { must: said.time, is: time },
  seal: { must: "must be a path such as '/images/seal.svg'", is: path('svg') },
  'picture.src': { must: "must be a path such as '/images/barangay-sample.png'", is: path('png') },
  'picture.shows': { must: "must be 'plateau' or 'sign'", is: text(/^(?:plateau|sign)$/) },
  ...Object.fromEntries(
    (['deep', 'deeper', 'deepline', 'deepedge', 'rule', 'knot'] as const).flatMap((token) =>
      ['light', 'dark'].map((theme) => [
        `colours.${token}.${theme}`,
        { must: "must be a color such as '#12305a', in small letters", is: colour },
      ]),
    ),
  ),
};

const isPoint: Is = (value) =>
  isObject(value) && degrees(90)(value.lat) && degrees(180)(value.lng) && Object.keys(value).length === 2;

/** Where there is a map. */
const mapRows: Readonly<Record<string, Row>> = {
  'map.hall': { must: 'must be { lat, lng } in degrees', is: isPoint },
  'map.outline': {
    must: 'must be a list of { lat, lng }: three or more, or none',
    is: (value) =>
      Array.isArray(value) &&
      (value.length === 0 || value.length > 2) &&
      value.every((each) => isPoint(each)),
  },
  ...Object.fromEntries(
    ['north', 'east', 'south', 'west'].map((side) => [
      `map.neighbours.${side}`,
      { must: 'must be a name, or empty', is: (value: unknown) => value === '' || name(value) },
    ]),
  ),
  'map.isSample': { must: 'must be true or false', is: isFlag },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);

/** Every field of it, by path; lists and points are fields. */
const pathsIn = (data: unknown, before = ''): readonly string[] =>
  isObject(data)
    ? Object.entries(data).flatMap(([key, value]) => {
        const path = `${before}${key}`;
        return isObject(value) && path !== 'map.hall' ? pathsIn(value, `${path}.`) : [path];
      })
    : [];

/** A sentence for each mistake: the file, the field, and what it must be. */
export const problemsOfSite = (data: unknown): readonly string[] => {
  const hasMap = at(data, 'map') !== null;
  const all = { ...rows, ...(hasMap && mapRows) };
  const wrong = Object.entries(all).flatMap(([path, { must, is }]) =>
    is(at(data, path)) ? [] : [`src/site.json, field '${path}': ${must}.`],
  );
  const strange = pathsIn(data)
    .filter((path) => !(path in all) && !(path === 'map' && !hasMap))
    .map((path) => `src/site.json, field '${path}': there is no such field; take it out.`);
  if (wrong.length > 0) return [...wrong, ...strange];
  const { hall, colours } = data as SiteFile;
  return [
    ...strange,
    ...(hall.opens < hall.closes
      ? []
      : [`src/site.json, field 'hall.closes': must be later than hall.opens, ${hall.opens}.`]),
    ...tooNear(colours).map((problem) => `src/site.json, field 'colours': ${problem}.`),
  ];
};
