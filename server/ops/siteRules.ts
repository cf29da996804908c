/**
 * The text of `firestore.rules` for one site. The file is the same at every barangay, so that an upgrade never has to merge
 * it: what differs, the root collection and the last zone, is put in when the embedded server starts and when
 * `npm run deploy` writes the rules for Firebase. Deployed as it stands at another barangay, the file opens none of the
 * collections that site has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site.ts';
import { UserError } from '../firestore/lib/userError.ts';

export interface SiteRulesOptions {
  /** The collection all records lie under. */
  readonly root: string;
  /** The last zone; the first is 1. */
  readonly zones: number;
}

/** The site that the file is written for. */
export const upstreamSite: SiteRulesOptions = { root: 'Dicklum_website', zones: 99 };

const thisSite: SiteRulesOptions = { root: site.root, zones: site.zones.most };

/** Takes the file as the upstream project has it; docs/adopt.md names the remote. */
const restoreCommand = 'git checkout upstream/main -- server/firestore.rules';

const rootName = /\bmatch \/(\w+)\/Form_Requests\/list\//;
const lastZone = /(?<=\bd\.zone >= 1 && d\.zone <= )\d+/g;
const conflictMarker = /^(?:<{7}|>{7}) /m;

/** A sentence on why the text is not that of this version; null where it is. */
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
 * @throws Problem where an older `npm run init` has written into the text, or a merge is unfinished: rules that lack what this
 * version needs are not used
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

/** The rules of this site. @throws Problem as `createSiteRules` */
export const readSiteRules = (): string =>
  createSiteRules(readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8'));
