/** src/site.json of a barangay: what its flags say, what follows from its names, and, for the one that the site is of already, what it has. */
import { inSentence, type SiteFile } from '../../../src/site.ts';
import { coloursAround } from './contrast.ts';
import type { Wish } from './options.ts';

/** What a barangay begins with that names no colour. */
const firstColours = coloursAround('#12305a');

/** Without marks over and under letters: 'Niño' → 'Nino'. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
const words = (name: string, between: string, others: RegExp): string =>
  plain(name).split(others).filter(Boolean).join(between);

type Names = Pick<SiteFile, 'name' | 'municipality' | 'province'>;

const addressOf = ({ name, municipality, province }: Names, postalCode: string): string =>
  `Barangay Hall, ${name}, ${inSentence(municipality)}, ${inSentence(province)}${postalCode === '' ? '' : ` ${postalCode}`}`;

/** Too short to reach anybody. */
const sampleNumber = (areaCode: string): string => `${areaCode || '000'} 000`;

export const isSamePlace = (one: Names, other: Names): boolean =>
  one.name === other.name && one.municipality === other.municipality && one.province === other.province;

/** @param now the site's as it is. @param year of today, for a site that begins */
export function siteOf(wish: Wish, now: SiteFile, year: number): SiteFile {
  const { name, municipality, province } = wish;
  const names: Names = { name, municipality, province };
  const old = isSamePlace(names, now) ? now : null;
  const tag = `barangay-${words(name, '-', /[^A-Za-z0-9]+/).toLowerCase() || 'site'}`;
  const postalCode = wish.postalCode ?? old?.hall.postalCode ?? '';
  const areaCode = wish.areaCode ?? old?.hall.areaCode ?? '';
  const wasMade = old === null || old.hall.address === addressOf(old, old.hall.postalCode);
  const hasNumber = wish.telephone === null && old !== null && !old.hall.telephone.sample;
  const colours = wish.colours ?? old?.colours ?? firstColours;
  const areSame = JSON.stringify(colours) === JSON.stringify(old?.colours);
  return {
    ...names,
    slug: words(name, '-', /[^A-Za-z]+/),
    tag,
    root:
      wish.root ??
      old?.root ??
      `${words(name, '_', /[^A-Za-z0-9]+/).replace(/^(?=\d|$)/, 'Barangay_')}_website`,
    zones: wish.zones ?? old?.zones ?? 99,
    copyrightYear: wish.since ?? old?.copyrightYear ?? year,
    credit: now.credit,
    hall: {
      address: wish.address ?? (wasMade ? addressOf(names, postalCode) : old.hall.address),
      postalCode,
      areaCode,
      telephone: hasNumber
        ? old.hall.telephone
        : { number: wish.telephone ?? sampleNumber(areaCode), sample: wish.telephone === null },
      opens: wish.opens ?? old?.hall.opens ?? '08:00',
      closes: wish.closes ?? old?.hall.closes ?? '17:00',
    },
    map: mapOf(wish, old),
    seal: '/images/seal.svg',
    // A picture that was drawn stays as long as what it shows.
    picture:
      old !== null && areSame && wish.seal === null
        ? old.picture
        : { src: `/images/${tag}.png`, shows: 'sign' },
    colours,
  };
}

function mapOf({ hall }: Wish, old: SiteFile | null): SiteFile['map'] {
  const known = old?.map ?? null;
  if (hall === null) return known;
  if (known !== null && known.hall.lat === hall.lat && known.hall.lng === hall.lng) return known;
  return { hall, outline: [], neighbours: { north: '', east: '', south: '', west: '' }, isSample: false };
}

const widest = 110;

/** As the project's formatter leaves it: an object without others stands in one line, where it has room. */
export const siteText = (site: SiteFile): string =>
  `${JSON.stringify(site, null, 2).replace(
    /^(.*)\{\n([^{}[\]]*)\n\s*\}/gm,
    (whole, before: string, fields: string) => {
      const line = `${before}{ ${fields
        .split('\n')
        .map((field) => field.trim())
        .join(' ')} }`;
      return line.length < widest ? line : whole;
    },
  )}\n`;
