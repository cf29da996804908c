/**
 * Whose site this is: what `site.json` says of the barangay, and what follows from it. `npm run init` writes that file for
 * another barangay, and each build checks it (tools/cli/init/checkSite.ts). What is marked as a sample is one until the barangay
 * gives its own.
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
  /** Without 'Barangay'. */
  readonly name: string;
  /** The lines over the name: 'Municipality of …' or 'City of …', 'Province of …'. */
  readonly municipality: string;
  readonly province: string;
  /** Of its name what may stand in a path of the site: letters, with '-' between words; may be empty. */
  readonly slug: string;
  /** Names what is made of it: files, the identity of an event. 'barangay-sample' */
  readonly tag: string;
  /** The collection all of the site's records lie under (spec §7). */
  readonly root: string;
  /** The last of its zones; the first is 1. */
  readonly zones: number;
  readonly copyrightYear: number;
  readonly credit: string;
  readonly hall: {
    readonly address: string;
    /** Empty where it is not known, and then nothing is said of it; the area code too. */
    readonly postalCode: string;
    readonly areaCode: string;
    /** A sample has too few digits to reach anybody, and is marked Sample wherever it is shown. */
    readonly telephone: { readonly number: string; readonly sample: boolean };
    readonly opens: string;
    readonly closes: string;
  };
  /** For the tourism map; null where nobody has said where the hall is. */
  readonly map: {
    readonly hall: Point;
    /** Its corners, in their order; none where its bounds are not known. */
    readonly outline: readonly Point[];
    /** Empty where none is known. */
    readonly neighbours: Readonly<Record<'north' | 'east' | 'south' | 'west', string>>;
    readonly isSample: boolean;
  } | null;
  /** A file below public/. */
  readonly seal: string;
  /** What a shared link shows, below public/: the plateau of Home with the seal, or the sign alone. */
  readonly picture: { readonly src: string; readonly shows: string };
  /** The grounds of header and footer, and what is drawn with them: the tokens of these names (src/theme/tokens.ts). */
  readonly colours: Readonly<Record<'deep' | 'deeper' | 'deepline' | 'deepedge' | 'rule' | 'knot', Colour>>;
}

const { name, slug, seal, hall: given, map, colours, ...rest }: SiteFile = data;
const barangay = `Barangay ${name}`;
/** A line over the name as a sentence has it: 'Province of Sample' → 'Sample'; a city stays 'City of Sample'. */
export const inSentence = (line: string): string => line.replace(/^(?:Municipality|Province) of /, '');
const municipality = inSentence(rest.municipality);
const province = inSentence(rest.province);
const { postalCode, ...hall } = given;

/** What only some of the code wants: the table of routes, the look, the seal, the tourism map. No page else carries it. */
export { colours, map, seal, slug };

export const site = {
  ...rest,
  title: `${barangay} Official Website`,
  country: 'Philippines',
  barangay,
  /** As sentences name it. */
  place: { name, barangay, municipality, province, opens: hall.opens, closes: hall.closes },
  /** Below /images/: what a shared link shows. Pixels. */
  picture: { ...rest.picture, width: 1200, height: 630 },
  zones: { least: 1, most: rest.zones },
  /** Minutes for which what was read of a list is not asked for again. */
  freshFor: 10,
  /** Days that a request is kept: after it was released or refused; else after the day that was chosen. And feedback, after it came. */
  retention: { finished: 30, unfinished: 180, feedback: 180 },
  hall: {
    ...hall,
    name: `Barangay Hall, ${name}, ${municipality}`,
    /** What is known of it for a search engine; no street is. */
    postal: { locality: `${name}, ${municipality}`, region: province, code: postalCode, country: 'PH' },
  },
} as const;
