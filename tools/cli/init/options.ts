/** What `npm run init` is asked for: its flags, judged one by one. Nothing is written while one of them is wrong. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import type { SiteFile } from '../../../src/site.ts';
import { rows } from './checkSite.ts';
import { coloursAround, tooNear } from './contrast.ts';
import { sealProblem } from './seal.ts';

export const usage = `Use: npm run init -- --name NAME --municipality NAME --province NAME
  --name NAME          of the barangay, without 'Barangay'
  --municipality NAME  or --city NAME
  --province NAME      or 'Metro Manila'
  --zones N            the last of its zones, 1 to 99 (99)
  --opens HH:MM        --closes HH:MM  the hall, Monday to Friday (08:00, 17:00)
  --telephone NUMBER   of the hall (a sample, marked so)
  --area-code CODE     such as 045
  --postal CODE        four digits
  --address TEXT       of the hall, in one line (made of the names)
  --hall LAT,LNG       where the hall stands, in degrees (no map until it is said)
  --seal FILE.svg      the seal (a plain sign in a ring)
  --colour '#rrggbb'   the ground of header and footer, dark enough for white text
  --root NAME          the collection all records lie under (Name_website)
  --since YEAR         of the copyright line (this year)
  --into DIRECTORY     makes the site there, and leaves this one as it is
  --new-place          of a site that was made for another barangay: all of it starts over, including its content
  --anyway             even if changes here are not committed
  --dry-run            says what would be done`;

const options = {
  name: { type: 'string' },
  municipality: { type: 'string' },
  city: { type: 'string' },
  province: { type: 'string' },
  zones: { type: 'string' },
  opens: { type: 'string' },
  closes: { type: 'string' },
  telephone: { type: 'string' },
  'area-code': { type: 'string' },
  postal: { type: 'string' },
  address: { type: 'string' },
  hall: { type: 'string' },
  seal: { type: 'string' },
  colour: { type: 'string' },
  root: { type: 'string' },
  since: { type: 'string' },
  into: { type: 'string' },
  'new-place': { type: 'boolean', default: false },
  anyway: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
} as const;

type Flag = keyof typeof options;

export interface Wish {
  readonly name: string;
  readonly municipality: string;
  readonly province: string;
  readonly zones: number | null;
  readonly opens: string | null;
  readonly closes: string | null;
  readonly telephone: string | null;
  readonly areaCode: string | null;
  readonly postalCode: string | null;
  readonly address: string | null;
  readonly hall: { readonly lat: number; readonly lng: number } | null;
  /** The text of the drawing. */
  readonly seal: string | null;
  readonly colours: SiteFile['colours'] | null;
  readonly root: string | null;
  readonly since: number | null;
  readonly into: string | null;
  readonly isNewPlace: boolean;
  readonly isAnyway: boolean;
  readonly isDry: boolean;
}

const clean = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** 'brgy. Sample' → 'Sample' */
const nameOf = (text: string): string => clean(text).replace(/^(?:barangay|brgy\.?) /i, '');

/** 'Sampleton' → 'Municipality of Sampleton'; 'Sampleton City' → 'City of Sampleton' */
const municipalityOf = (text: string, isCity: boolean): string => {
  const said = clean(text);
  const [, city] = /^City of (.+)$/i.exec(said) ?? /^(.+) City$/i.exec(said) ?? [];
  if (city !== undefined) return `City of ${city}`;
  return `${isCity ? 'City' : 'Municipality'} of ${said.replace(/^Municipality of /i, '')}`;
};

const provinceOf = (text: string): string => {
  const said = clean(text);
  return /^(?:metro manila|ncr)$/i.test(said)
    ? 'Metro Manila'
    : `Province of ${said.replace(/^Province of /i, '')}`;
};

const pointOf = (text: string): Wish['hall'] => {
  const [, lat = '', lng = ''] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return lat === '' || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180
    ? null
    : { lat: Number(lat), lng: Number(lng) };
};

/** One line, and not a long one. */
const shown = (text: string): string => text.replace(/\p{C}/gu, '?').slice(0, 60);

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new Problem(`${reasonOf(error)}\n${usage}`);
  }
};

/** @throws Problem with a sentence for each flag that is wrong */
export function wishOf(args: readonly string[]): Wish {
  const given = parsed(args);
  const problems: string[] = [];
  const refuse = (flag: Flag, must: string): null => {
    const value = given[flag];
    problems.push(`--${flag} ${must}${typeof value === 'string' ? `; it is '${shown(value)}'` : ''}.`);
    return null;
  };
  /** @param field of src/site.json whose row judges it */
  const judged = <Value>(flag: Flag, field: string, of: (text: string) => Value): Value | null => {
    const text = given[flag];
    if (typeof text !== 'string') return null;
    const value = of(text);
    const { is, must } = rows[field]!;
    return is(value) ? value : refuse(flag, must);
  };
  const asked = <Value>(flag: Flag, value: Value | null): Value | null =>
    given[flag] === undefined ? refuse(flag, 'must be given') : value;

  if (given.municipality !== undefined && given.city !== undefined)
    refuse('city', 'and --municipality cannot both be given');
  const isCity = given.city !== undefined;
  const seal = given.seal === undefined ? null : sealAt(given.seal);
  if (seal !== null && 'problem' in seal) refuse('seal', seal.problem);
  const colour = judged('colour', 'colours.deep.light', (text) => text.trim().toLowerCase());
  const colours = colour === null ? null : coloursAround(colour);
  const [near] = colours === null ? [] : tooNear(colours);
  if (near !== undefined) refuse('colour', `must be darker, or another: ${near}`);
  const hall = given.hall === undefined ? null : pointOf(given.hall);
  if (given.hall !== undefined && hall === null)
    refuse('hall', "must be latitude and longitude in degrees, such as '14.5995,120.9842'");
  const telephone = judged('telephone', 'hall.telephone.number', clean);
  if (telephone !== null && telephone.replace(/\D/g, '').length < 7)
    refuse('telephone', 'must have seven digits or more; leave it out for a sample');
  const whole = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const wish = {
    name: asked('name', judged('name', 'name', nameOf)),
    municipality: isCity
      ? judged('city', 'municipality', (text) => municipalityOf(text, true))
      : asked(
          'municipality',
          judged('municipality', 'municipality', (text) => municipalityOf(text, false)),
        ),
    province: asked('province', judged('province', 'province', provinceOf)),
    zones: judged('zones', 'zones', whole),
    opens: judged('opens', 'hall.opens', clean),
    closes: judged('closes', 'hall.closes', clean),
    telephone,
    areaCode: judged('area-code', 'hall.areaCode', clean),
    postalCode: judged('postal', 'hall.postalCode', clean),
    address: judged('address', 'hall.address', clean),
    hall,
    seal: seal !== null && 'svg' in seal ? seal.svg : null,
    colours,
    root: judged('root', 'root', clean),
    since: judged('since', 'copyrightYear', whole),
    into: given.into ?? null,
    isNewPlace: given['new-place'],
    isAnyway: given.anyway,
    isDry: given['dry-run'],
  };
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  return wish as Wish;
}

/** As a text file has it, so that it is the same on every system. */
function sealAt(file: string): { readonly svg: string } | { readonly problem: string } {
  if (!existsSync(file)) return { problem: 'must be a file; there is none' };
  const svg = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  const problem = sealProblem(svg);
  return problem === null ? { svg } : { problem };
}
