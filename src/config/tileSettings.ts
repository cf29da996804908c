/** The street map's tile server, read and checked once. OpenStreetMap is the default when the build sets no other. */
export interface TileSettings {
  readonly url: string;
  /** Null for the map's own message. */
  readonly credit: string | null;
  /** Link target of the credit: OpenStreetMap's terms when the credit names OpenStreetMap, else null. */
  readonly terms: string | null;
}

const defaultTileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const osmTermsUrl = 'https://www.openstreetmap.org/copyright';

/** An http or https address, or a path of this site. */
const tileUrlPattern = /^(https?:\/\/[^\s/]+|(?=\/(?!\/)))\/\S+$/i;

/**
 * `readTileSettings({})` → OpenStreetMap's standard tiles.
 * @throws Error with a full sentence for a value that cannot be used.
 */
export const readTileSettings = (env: Readonly<Record<string, unknown>>): TileSettings => {
  const readSetting = (key: string) => String(env[key] ?? '').trim();
  const url = readSetting('VITE_TILE_URL') || defaultTileUrl;
  if (!tileUrlPattern.test(url) || ['{z}', '{x}', '{y}'].some((part) => !url.includes(part)))
    throw new Error(
      `VITE_TILE_URL must be an address of http or https, or a path of this site, with {z}, {x} and {y} in it, not '${url}'.`,
    );
  const credit = readSetting('VITE_TILE_ATTRIBUTION') || null;
  if (credit !== null && credit.length > 200)
    throw new Error('VITE_TILE_ATTRIBUTION must have at most 200 characters.');
  return { url, credit, terms: credit === null || /openstreetmap/i.test(credit) ? osmTermsUrl : null };
};
