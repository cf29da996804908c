/** The flags of `npm run init`, validated one by one. One wrong flag prevents all writes. */
import { existsSync, readFileSync } from 'node:fs';
import { UserError } from '../../../server/lib/userError.ts';
import type { SiteFile } from '../../../src/site.ts';
import { createCommand } from '../lib/program.ts';
import { siteFields } from './checkSite.ts';
import { createColours, findLowContrasts } from './contrast.ts';
import { findSealProblem } from './seal.ts';

/** The command without its words and its action. */
export const createInitCommand = () =>
  createCommand('npm run init')
    .option('--name <NAME>', "of the barangay, without 'Barangay'; must be given")
    .option('--municipality <NAME>', 'must be given, or --city')
    .option('--city <NAME>', 'in place of --municipality')
    .option('--province <NAME>', "or 'Metro Manila'; must be given")
    .option('--same-names', 'the three names stay as src/site.json has them, and need not be given')
    .option('--zones <N>', 'the last of its zones, 1 to 99 (99)')
    .option('--opens <HH:MM>', 'when the hall opens, Monday to Friday (08:00)')
    .option('--closes <HH:MM>', 'when the hall closes (17:00)')
    .option('--telephone <NUMBER>', 'of the hall (a sample, marked so)')
    .option('--area-code <CODE>', 'such as 045')
    .option('--postal <CODE>', 'four digits')
    .option('--address <TEXT>', 'of the hall, in one line (made of the names)')
    .option('--hall <LAT,LNG>', 'where the hall stands, in degrees (no map without it)')
    .option('--seal <FILE.svg>', 'the seal (a plain sign in a ring)')
    .option('--colour <#rrggbb>', 'the ground of header and footer, dark enough for white text')
    .option('--root <NAME>', 'the collection all records lie under (Name_website)')
    .option('--since <YEAR>', 'of the copyright line (this year)')
    .option('--into <DIRECTORY>', 'makes the site there, and leaves this one as it is')
    .option(
      '--new-place',
      'of a site that was made for another barangay: all of it starts over, including its content',
    )
    .option('--anyway', 'even if changes here are not committed')
    .option('--dry-run', 'says what would be done');

type Flag = keyof ReturnType<ReturnType<typeof createInitCommand>['opts']>;

export interface InitOptions {
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
  /** The SVG text. */
  readonly seal: string | null;
  readonly colours: SiteFile['colours'] | null;
  readonly root: string | null;
  readonly since: number | null;
  readonly into: string | null;
  readonly isNewPlace: boolean;
  readonly isAnyway: boolean;
  readonly isDry: boolean;
}

const cleanWhitespace = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** 'brgy. Sample' → 'Sample'; 'Bgy. No. 42, Sample' → 'No. 42, Sample' */
const parseName = (text: string): string =>
  cleanWhitespace(text).replace(/^(?:barangay |(?:brgy|bgy|brg)(?:\. ?| ))/i, '');

/** 'Sampleton' → 'Municipality of Sampleton'; 'Sampleton City' → 'City of Sampleton' */
const parseMunicipality = (text: string, isCity: boolean): string => {
  const cleaned = cleanWhitespace(text);
  const [, city] = /^City of (.+)$/i.exec(cleaned) ?? /^(.+) City$/i.exec(cleaned) ?? [];
  if (city !== undefined) return `City of ${city}`;
  return `${isCity ? 'City' : 'Municipality'} of ${cleaned.replace(/^Municipality of /i, '')}`;
};

const parseProvince = (text: string): string => {
  const cleaned = cleanWhitespace(text);
  return /^(?:metro manila|ncr)$/i.test(cleaned)
    ? 'Metro Manila'
    : `Province of ${cleaned.replace(/^Province of /i, '')}`;
};

const parsePoint = (text: string): InitOptions['hall'] => {
  const [, lat = '', lng = ''] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return lat === '' || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180
    ? null
    : { lat: Number(lat), lng: Number(lng) };
};

/** Formats a value as one short line. */
const toSingleLine = (text: string): string => text.replace(/\p{C}/gu, '?').slice(0, 60);

/**
 * @param command with the flags that were read
 * @param now the current names, which `--same-names` keeps
 * @throws UserError with a sentence for each wrong flag
 */
export function readInitOptions(
  command: ReturnType<typeof createInitCommand>,
  now: Pick<SiteFile, 'name' | 'municipality' | 'province'>,
): InitOptions {
  const given = command.opts();
  const { name, municipality, province } = now;
  const flags = given.sameNames === true ? { ...given, name, municipality, province } : given;
  const problems: string[] = [];
  const refuse = (flag: Flag, must: string): null => {
    const value = flags[flag];
    const { long } = command.options.find((option) => option.attributeName() === flag)!;
    problems.push(`${long} ${must}${typeof value === 'string' ? `; it is '${toSingleLine(value)}'` : ''}.`);
    return null;
  };
  /** @param field of src/site.json whose rule validates the value */
  const readFlag = <Value>(flag: Flag, field: string, of: (text: string) => Value): Value | null => {
    const text = flags[flag];
    if (typeof text !== 'string') return null;
    const value = of(text);
    const { is, must } = siteFields[field]!;
    return is(value) ? value : refuse(flag, must);
  };
  const requireFlag = <Value>(flag: Flag, value: Value | null): Value | null =>
    flags[flag] === undefined ? refuse(flag, 'is missing') : value;

  // A value is never the next flag: '--address --dry-run' would write.
  for (const [flag, value] of Object.entries(flags))
    if (String(value).startsWith('--')) refuse(flag as Flag, 'needs a value');
  const isNamed = [given.name, given.municipality, given.city, given.province].some(Boolean);
  if (given.sameNames === true && isNamed) refuse('sameNames', 'and names exclude each other');
  if (flags.municipality !== undefined && flags.city !== undefined)
    refuse('city', 'and --municipality exclude each other');
  const isCity = flags.city !== undefined;
  const seal = flags.seal === undefined ? null : readSeal(flags.seal);
  if (seal !== null && 'problem' in seal) refuse('seal', seal.problem);
  const colour = readFlag('colour', 'colours.deep.light', (text) => text.trim().toLowerCase());
  const colours = colour === null ? null : createColours(colour);
  const [lowContrast] = colours === null ? [] : findLowContrasts(colours);
  if (lowContrast !== undefined) refuse('colour', `must be darker, or another: ${lowContrast}`);
  const hall = flags.hall === undefined ? null : parsePoint(flags.hall);
  if (flags.hall !== undefined && hall === null)
    refuse('hall', "must be latitude and longitude in degrees, such as '14.5995,120.9842'");
  const telephone = readFlag('telephone', 'hall.telephone.number', cleanWhitespace);
  if (telephone !== null && telephone.replace(/\D/g, '').length < 7)
    refuse('telephone', 'must have seven digits or more; leave it out for a sample');
  const parseInteger = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);
  const result = {
    name: requireFlag(
      'name',
      // A stored name may begin with 'Bgy.'; cut, it would be another place.
      readFlag('name', 'name', (text) => (text === name ? name : parseName(text))),
    ),
    municipality: isCity
      ? readFlag('city', 'municipality', (text) => parseMunicipality(text, true))
      : requireFlag(
          'municipality',
          readFlag('municipality', 'municipality', (text) => parseMunicipality(text, false)),
        ),
    province: requireFlag('province', readFlag('province', 'province', parseProvince)),
    zones: readFlag('zones', 'zones', parseInteger),
    opens: readFlag('opens', 'hall.opens', cleanWhitespace),
    closes: readFlag('closes', 'hall.closes', cleanWhitespace),
    telephone,
    areaCode: readFlag('areaCode', 'hall.areaCode', cleanWhitespace),
    postalCode: readFlag('postal', 'hall.postalCode', cleanWhitespace),
    address: readFlag('address', 'hall.address', cleanWhitespace),
    hall,
    seal: seal !== null && 'svg' in seal ? seal.svg : null,
    colours,
    root: readFlag('root', 'root', cleanWhitespace),
    since: readFlag('since', 'copyrightYear', parseInteger),
    into: flags.into ?? null,
    isNewPlace: flags.newPlace === true,
    isAnyway: flags.anyway === true,
    isDry: flags.dryRun === true,
  };
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return result as InitOptions;
}

/** Reads the file with normalized line ends, so that it is the same on every system. */
function readSeal(file: string): { readonly svg: string } | { readonly problem: string } {
  if (!existsSync(file)) return { problem: 'must be a file; there is none' };
  const svg = readFileSync(file, 'utf8').replace(/\r\n/g, '\n');
  const problem = findSealProblem(svg);
  return problem === null ? { svg } : { problem };
}
