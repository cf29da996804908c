/** Whose pictures the street map shows, read and checked once: OpenStreetMap's, where the build was given no others. */
import { mapWords } from '../i18n/en/map.ts';

export interface TileSettings {
  readonly url: string;
  readonly credit: string;
  /** Where the credit leads: to the terms of OpenStreetMap, wherever its name is in it. */
  readonly terms: string | null;
}

const standard = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const terms = 'https://www.openstreetmap.org/copyright';

/** An address of http or https, or a path of this site. */
const usable = /^(https?:\/\/[^\s/]+|(?=\/(?!\/)))\/\S+$/i;

/** `tileSettingsOf({})` → OpenStreetMap's standard tiles. Throws a sentence where a value cannot be used. */
export const tileSettingsOf = (env: Readonly<Record<string, unknown>>): TileSettings => {
  const given = (key: string) => String(env[key] ?? '').trim();
  const url = given('VITE_TILE_URL') || standard;
  if (!usable.test(url) || ['{z}', '{x}', '{y}'].some((part) => !url.includes(part)))
    throw new Error(
      `VITE_TILE_URL must be an address of http or https, or a path of this site, with {z}, {x} and {y} in it, not '${url}'.`,
    );
  const credit = given('VITE_TILE_ATTRIBUTION') || mapWords.street.credit;
  if (credit.length > 200) throw new Error('VITE_TILE_ATTRIBUTION must have at most 200 characters.');
  return { url, credit, terms: /openstreetmap/i.test(credit) ? terms : null };
};
