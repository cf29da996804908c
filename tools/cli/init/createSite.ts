/**
 * Creates a barangay's src/site.json: values from the flags, values derived from its names, and, for the current
 * barangay, its existing values.
 */
import { inSentence, type SiteFile } from '../../../src/site.ts';
import { createColours } from './contrast.ts';
import type { InitOptions } from './options.ts';

/** The default colors of a new barangay. */
const defaultColours = createColours('#12305a');

/** Removes diacritics: 'Niño' → 'Nino'. */
const removeDiacritics = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
const joinWords = (name: string, between: string, others: RegExp): string =>
  removeDiacritics(name).split(others).filter(Boolean).join(between);

type Names = Pick<SiteFile, 'name' | 'municipality' | 'province'>;

const formatHallAddress = ({ name, municipality, province }: Names, postalCode: string): string =>
  `Barangay Hall, ${name}, ${inSentence(municipality)}, ${inSentence(province)}${postalCode === '' ? '' : ` ${postalCode}`}`;

/** Too short to be a real number. */
const sampleNumber = (areaCode: string): string => `${areaCode || '000'} 000`;

export const isSamePlace = (one: Names, other: Names): boolean =>
  one.name === other.name && one.municipality === other.municipality && one.province === other.province;

/**
 * @param now the current site
 * @param year the current year, for a new site
 */
export function createSite(options: InitOptions, now: SiteFile, year: number): SiteFile {
  const { name, municipality, province } = options;
  const names: Names = { name, municipality, province };
  const old = isSamePlace(names, now) ? now : null;
  const tag = `barangay-${joinWords(name, '-', /[^A-Za-z0-9]+/).toLowerCase() || 'site'}`;
  const postalCode = options.postalCode ?? old?.hall.postalCode ?? '';
  const areaCode = options.areaCode ?? old?.hall.areaCode ?? '';
  const wasMade = old === null || old.hall.address === formatHallAddress(old, old.hall.postalCode);
  const hasNumber = options.telephone === null && old !== null && !old.hall.telephone.sample;
  const colours = options.colours ?? old?.colours ?? defaultColours;
  return {
    ...names,
    slug: joinWords(name, '-', /[^A-Za-z]+/),
    tag,
    root:
      options.root ??
      old?.root ??
      `${joinWords(name, '_', /[^A-Za-z0-9]+/).replace(/^(?=\d|$)/, 'Barangay_')}_website`,
    zones: options.zones ?? old?.zones ?? 99,
    copyrightYear: options.since ?? old?.copyrightYear ?? year,
    credit: now.credit,
    hall: {
      address: options.address ?? (wasMade ? formatHallAddress(names, postalCode) : old.hall.address),
      postalCode,
      areaCode,
      telephone: hasNumber
        ? old.hall.telephone
        : { number: options.telephone ?? sampleNumber(areaCode), sample: options.telephone === null },
      opens: options.opens ?? old?.hall.opens ?? '08:00',
      closes: options.closes ?? old?.hall.closes ?? '17:00',
    },
    map: createMap(options, old),
    seal: '/images/seal.svg',
    picture: old?.picture ?? { src: `/images/${tag}.png`, shows: 'plateau' },
    colours,
  };
}

function createMap({ hall }: InitOptions, old: SiteFile | null): SiteFile['map'] {
  const oldMap = old?.map ?? null;
  if (hall === null) return oldMap;
  if (oldMap !== null && oldMap.hall.lat === hall.lat && oldMap.hall.lng === hall.lng) return oldMap;
  return { hall, outline: [], neighbours: { north: '', east: '', south: '', west: '' }, isSample: false };
}

const maxLineWidth = 110;

/** Formats as the project's formatter does: an object without nested objects is one line if it fits. */
export const formatSiteFile = (site: SiteFile): string =>
  `${JSON.stringify(site, null, 2).replace(
    /^(.*)\{\n([^{}[\]]*)\n\s*\}/gm,
    (match, before: string, fields: string) => {
      const line = `${before}{ ${fields
        .split('\n')
        .map((field) => field.trim())
        .join(' ')} }`;
      return line.length < maxLineWidth ? line : match;
    },
  )}\n`;
