/**
 * Validates src/site.json, for each build, for a test, and for `npm run init` before it writes. Each row has a field, its
 * requirement in plain language, and its check.
 */
import { toDialedNumber } from '../../../src/lib/dialedNumber.ts';
import type { SiteFile } from '../../../src/site.ts';
import { findLowContrasts } from './contrast.ts';

type Check = (value: unknown) => boolean;

const matchesPattern =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
const isIntegerBetween =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isFlag: Check = (value) => typeof value === 'boolean';

/** One line, without characters that could end an attribute, an element or a string in code. */
export const isSiteLine = matchesPattern(/^(?! )[^\p{C}<>"\\`$]{1,240}(?<! )$/u);
/** Takes each name of the Philippine Standard Geographic Code: 'Sample Hill, Upper', 'No. 42', 'Sample/Sample (Pob.)'. */
export const isSiteName = matchesPattern(
  /^(?=.*[\p{L}\p{N}])(?=[\p{L}\p{N}('‘’“#])[\p{L}\p{M}\p{N} .,;'‘’“”&()/#+!º°–—-]{1,60}(?<=[\p{L}\p{M}\p{N}.)'’”!º°])$/u,
);
const isTime = matchesPattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const isColour = matchesPattern(/^#[\da-f]{6}$/);
const isImagePath = (ending: string): Check =>
  matchesPattern(new RegExp(`^/images/[a-z0-9-]{1,80}\\.${ending}$`));
const isDegrees =
  (most: number): Check =>
  (value) =>
    typeof value === 'number' && Math.abs(value) <= most;

interface FieldRule {
  readonly must: string;
  readonly is: Check;
}

/** No barangay has more than 99 zones. A page with few zones looks the same as one with many. */
export const maxZones = 99;

const requirements = {
  line: 'must be one line of 1 to 240 characters, without < > " \\ ` or $',
  time: "must be an hour such as '08:00'",
} as const;

/** By path: 'hall.opens'. */
export const siteFields: Readonly<Record<string, FieldRule>> = {
  name: {
    must: "must be the name without 'Barangay', 60 characters at most: letters, digits, spaces and . , ; ' - ( ) & / # + ! °",
    is: (value) => isSiteName(value) && !/^(?:barangay|brgy\.?)(?: |$)/i.test(String(value)),
  },
  municipality: {
    must: "must be 'Municipality of ' or 'City of ' and a name",
    is: (value) =>
      matchesPattern(/^(?:Municipality|City) of /)(value) &&
      isSiteName(String(value).replace(/^\w+ of /, '')),
  },
  province: {
    must: "must be 'Province of ' and a name, or 'Metro Manila'",
    is: (value) =>
      value === 'Metro Manila' ||
      (matchesPattern(/^Province of /)(value) && isSiteName(String(value).slice('Province of '.length))),
  },
  slug: {
    must: "must be letters with '-' between words, or empty",
    is: matchesPattern(/^(?:[A-Za-z]+(?:-[A-Za-z]+)*)?$/),
  },
  tag: {
    must: "must be 'barangay-' and small letters or digits",
    is: matchesPattern(/^barangay(?:-[a-z0-9]+)+$/),
  },
  root: {
    must: 'must be the name of a collection: letters, digits and _, a letter first',
    is: matchesPattern(/^[A-Za-z]\w{0,79}$/),
  },
  zones: { must: `must be a whole number from 1 to ${maxZones}`, is: isIntegerBetween(1, maxZones) },
  copyrightYear: { must: 'must be a year from 2000 to 2100', is: isIntegerBetween(2000, 2100) },
  credit: { must: requirements.line, is: isSiteLine },
  'hall.address': { must: requirements.line, is: isSiteLine },
  'hall.postalCode': { must: 'must be four digits, or empty', is: matchesPattern(/^(?:\d{4})?$/) },
  'hall.areaCode': {
    must: "must be two or three digits such as '02' or '045', or empty",
    is: matchesPattern(/^(?:0\d{1,2})?$/),
  },
  'hall.telephone.number': {
    must: "must be a number such as '(045) 123 4567' or '+63 917 123 4567', 24 characters at most",
    is: (value) =>
      isSiteLine(value) && String(value).length <= 24 && /\d{5}/.test(toDialedNumber(String(value))),
  },
  'hall.telephone.sample': { must: 'must be true or false', is: isFlag },
  'hall.opens': { must: requirements.time, is: isTime },
  'hall.closes': { must: requirements.time, is: isTime },
  seal: { must: "must be a path such as '/images/seal.svg'", is: isImagePath('svg') },
  'picture.src': { must: "must be a path such as '/images/barangay-sample.png'", is: isImagePath('png') },
  // Earlier versions rendered the sign of the site; `npm run init` replaces that picture.
  'picture.shows': { must: "must be 'plateau' or 'own'", is: matchesPattern(/^(?:plateau|own|sign)$/) },
  ...Object.fromEntries(
    (['deep', 'deeper', 'deepline', 'deepedge', 'rule', 'knot'] as const).flatMap((token) =>
      ['light', 'dark'].map((theme) => [
        `colours.${token}.${theme}`,
        { must: "must be a color such as '#12305a', in small letters", is: isColour },
      ]),
    ),
  ),
};

const isPoint: Check = (value) =>
  isObject(value) && isDegrees(90)(value.lat) && isDegrees(180)(value.lng) && Object.keys(value).length === 2;

/** The fields of the map, if there is one. */
const mapFields: Readonly<Record<string, FieldRule>> = {
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
      { must: 'must be a name, or empty', is: (value: unknown) => value === '' || isSiteName(value) },
    ]),
  ),
  'map.isSample': { must: 'must be true or false', is: isFlag },
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readPath = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data);

/** The path of every field. Lists and points count as one field. */
const listPaths = (data: unknown, before = ''): readonly string[] =>
  isObject(data)
    ? Object.entries(data).flatMap(([key, value]) => {
        const path = `${before}${key}`;
        return isObject(value) && path !== 'map.hall' ? listPaths(value, `${path}.`) : [path];
      })
    : [];

/** One sentence per mistake: the file, the field, and its requirement. */
export const findSiteProblems = (data: unknown): readonly string[] => {
  const hasMap = readPath(data, 'map') !== null;
  const all = { ...siteFields, ...(hasMap && mapFields) };
  const wrong = Object.entries(all).flatMap(([path, { must, is }]) =>
    is(readPath(data, path)) ? [] : [`src/site.json, field '${path}': ${must}.`],
  );
  const unknownFields = listPaths(data)
    .filter((path) => !(path in all) && !(path === 'map' && !hasMap))
    .map((path) => `src/site.json, field '${path}': there is no such field; take it out.`);
  if (wrong.length > 0) return [...wrong, ...unknownFields];
  const { hall, colours } = data as SiteFile;
  return [
    ...unknownFields,
    ...(hall.opens < hall.closes
      ? []
      : [`src/site.json, field 'hall.closes': must be later than hall.opens, ${hall.opens}.`]),
    ...findLowContrasts(colours).map((problem) => `src/site.json, field 'colours': ${problem}.`),
  ];
};
