/**
 * The text of `firestore.rules` for one site. The file is the same at every barangay, so that an upgrade never merges it:
 * the embedded server at its start, and `npm run deploy` when it writes the rules for Firebase, insert the site's root
 * collection and last zone. The unchanged file, deployed at another barangay, opens none of that site's collections.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site.ts';
import { UserError } from '../lib/userError.ts';

export interface SiteRulesOptions {
  /** The collection that contains all records. */
  readonly root: string;
  /** The last zone; the first is 1. */
  readonly zones: number;
}

/** The site in the unchanged file. */
export const upstreamSite: SiteRulesOptions = { root: 'Dicklum_website', zones: 99 };

const thisSite: SiteRulesOptions = { root: site.root, zones: site.zones.most };

/** Restores the upstream project's file; docs/adopt.md names the remote. */
const restoreCommand = 'git checkout upstream/main -- server/firestore.rules';

const rootName = /\bmatch \/(\w+)\/Form_Requests\/list\//;
const lastZone = /(?<=\bd\.zone >= 1 && d\.zone <= )\d+/g;
const conflictMarker = /^(?:<{7}|>{7}) /m;

/** Why the text is not the one of this version, as a clause; null if it is. */
function findProblem(text: string): string | null {
  if (conflictMarker.test(text)) return 'it has conflict marks of a merge';
  const [, root] = rootName.exec(text) ?? [];
  if (root !== upstreamSite.root)
    return `its root collection is ${root === undefined ? 'missing' : `'${root}'`}, not '${upstreamSite.root}'`;
  const zones = text.match(lastZone) ?? [];
  if (zones.length === 0 || zones.some((zone) => Number(zone) !== upstreamSite.zones))
    return `its last zone is ${zones.length === 0 ? 'missing' : zones.join(' and ')}, not ${upstreamSite.zones}`;
  return null;
}

/**
 * @param text of firestore.rules, unchanged
 * @throws UserError if an older `npm run init` wrote into the text, or a merge is unfinished: the server must not use rules
 * that lack what this version needs
 */
export function createSiteRules(text: string, { root, zones }: SiteRulesOptions = thisSite): string {
  const problem = findProblem(text);
  if (problem !== null)
    throw new UserError(
      `server/firestore.rules is not the file of this version: ${problem}. It stays as upstream has it, and the site's own names are put in from src/site.json. Take upstream's file: ${restoreCommand}`,
    );
  return text
    .replaceAll(new RegExp(`\\b${upstreamSite.root}\\b`, 'g'), root)
    .replaceAll(lastZone, String(zones));
}

/** The rules of this site. @throws UserError as `createSiteRules` */
export const readSiteRules = (): string =>
  createSiteRules(readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8'));
