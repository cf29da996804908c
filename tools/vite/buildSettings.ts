/**
 * The build settings from the environment. An incomplete Firebase configuration, a wrong address or a map without an
 * address fails the build, not a citizen's request.
 */
import { type FormSwitches, parseFormSwitches } from '../../server/ops/formSwitch.ts';
import { readTileSettings } from '../../src/config/tileSettings.ts';
import { type FirestoreSettings, readFirestoreSettings } from '../../src/firestore/settings.ts';
import { parseTileOrigins } from './plugins/sourcesPlugin.ts';
import { readSiteUrl } from './siteUrl.ts';

/** The prefixes of build variables. Vite also reads them from .env files. */
export const buildPrefixes = ['VITE_', 'SITE_'];

export interface BuildSettings extends FormSwitches {
  readonly store: FirestoreSettings['store'];
  /** The site key of App Check; null when App Check is off. */
  readonly appCheckKey: string | null;
  /** The origins of the street map's tiles. */
  readonly tiles: readonly string[];
  /** The origin of the published site. */
  readonly address: string;
}

/** @throws Error whose message is one sentence that names the variable */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const { store, appCheckKey } = readFirestoreSettings(env);
  const tiles = parseTileOrigins(readTileSettings(env).url);
  return { store, appCheckKey, tiles, address: readSiteUrl(env), ...parseFormSwitches(env) };
}
