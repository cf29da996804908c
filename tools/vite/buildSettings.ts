/** What the environment sets of a build. A half-configured Firebase, a wrong address or a map without one ends the build, not a citizen's request. */
import { type FormSwitches, parseFormSwitches } from '../../server/ops/formSwitch.ts';
import { readTileSettings } from '../../src/config/tileSettings.ts';
import { type FirestoreSettings, readFirestoreSettings } from '../../src/firestore/settings.ts';
import { parseTileOrigins } from './plugins/sourcesPlugin.ts';
import { readSiteUrl } from './siteUrl.ts';

/** The variables of a build begin with one of these; Vite also reads them from .env files. */
export const buildPrefixes = ['VITE_', 'SITE_'];

interface BuildSettings extends FormSwitches {
  readonly store: FirestoreSettings['store'];
  /** The site key of App Check; null where it is off. */
  readonly appCheckKey: string | null;
  /** Origins that the street map fetches its tiles from. */
  readonly tiles: readonly string[];
  /** The origin that the site is published at. */
  readonly address: string;
}

/** @throws Error whose message is one sentence that names the variable */
export function readBuildSettings(env: Readonly<Record<string, string | undefined>>): BuildSettings {
  const { store, appCheckKey } = readFirestoreSettings(env);
  const tiles = parseTileOrigins(readTileSettings(env).url);
  return { store, appCheckKey, tiles, address: readSiteUrl(env), ...parseFormSwitches(env) };
}
