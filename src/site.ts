/**
 * The site's identity: the facts in `site.json` and values derived from them. `npm run init` writes that file for
 * another barangay, and each build checks it (tools/cli/init/checkSite.ts). Values marked as samples stay samples
 * until the barangay provides its own.
 */
import data from './site.json' with { type: 'json' };

interface Point {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
}

interface Colour {
  /** '#rrggbb' */
  readonly light: string;
  readonly dark: string;
}

/** src/site.json */
export interface SiteFile {
  /** The name without 'Barangay'. */
  readonly name: string;
  /** The lines above the name: 'Municipality of …' or 'City of …', 'Province of …'. */
  readonly municipality: string;
  readonly province: string;
  /** The name as part of a path: letters, with '-' between words; may be empty. */
  readonly slug: string;
  /** Prefix of generated names: files, the identity of an event. 'barangay-sample' */
  readonly tag: string;
  /** The collection that contains all records of the site (spec §7). */
  readonly root: string;
  /** The number of the last zone; the first is 1. */
  readonly zones: number;
  readonly copyrightYear: number;
  readonly credit: string;
  readonly hall: {
    readonly address: string;
    /** Empty when unknown; the site then omits it. The area code likewise. */
    readonly postalCode: string;
    readonly areaCode: string;
    /** A sample number has too few digits to reach anyone, and carries the Sample tag wherever it appears. */
    readonly telephone: { readonly number: string; readonly sample: boolean };
    readonly opens: string;
    readonly closes: string;
  };
  /** The facts of the tourism map; null when the hall's location is unknown. */
  readonly map: {
    readonly hall: Point;
    /** The corners of the barangay's boundary, in order; empty when unknown. */
    readonly outline: readonly Point[];
    /** Empty when unknown. */
    readonly neighbours: Readonly<Record<'north' | 'east' | 'south' | 'west', string>>;
    readonly isSample: boolean;
  } | null;
  /** A file below public/. */
  readonly seal: string;
  /** The picture of a shared link, below public/: 'plateau' with seal and names, or the barangay's 'own'. */
  readonly picture: { readonly src: string; readonly shows: string };
  /** The colors of header and footer, by their token names (src/theme/tokens.ts). */
  readonly colours: Readonly<Record<'deep' | 'deeper' | 'deepline' | 'deepedge' | 'rule' | 'knot', Colour>>;
}

const { name, slug, seal, hall: hallData, map, colours, ...rest }: SiteFile = data;
const barangay = `Barangay ${name}`;
/** A line above the name as it reads in a sentence: 'Province of Sample' → 'Sample'; a city stays 'City of Sample'. */
export const inSentence = (line: string): string => line.replace(/^(?:Municipality|Province) of /, '');
const municipality = inSentence(rest.municipality);
const province = inSentence(rest.province);
const { postalCode, ...hall } = hallData;

/**
 * Exported separately because only some modules use them: the route table, the theme, the seal, the tourism map.
 * Other pages do not load them.
 */
export { colours, map, seal, slug };

export const site = {
  ...rest,
  title: `${barangay} Official Website`,
  country: 'Philippines',
  barangay,
  /** The place, for messages. */
  place: { name, barangay, municipality, province, opens: hall.opens, closes: hall.closes },
  /** Below /images/: the picture of a shared link. Pixels. */
  picture: { ...rest.picture, width: 1200, height: 630 },
  zones: { least: 1, most: rest.zones },
  /** Stale time of a list, minutes. */
  freshFor: 10,
  /**
   * Retention, days: a finished request after its release or refusal, an unfinished one after the chosen day,
   * feedback after its arrival.
   */
  retention: { finished: 30, unfinished: 180, feedback: 180 },
  hall: {
    ...hall,
    name: `Barangay Hall, ${name}, ${municipality}`,
    /** The postal address for search engines; the street is unknown. */
    postal: { locality: `${name}, ${municipality}`, region: province, code: postalCode, country: 'PH' },
  },
} as const;
