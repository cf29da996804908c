/**
 * The text of `firestore.rules` for one site. The file is the same at every barangay, so that an upgrade never has to merge
 * it: what differs, the root collection and the last zone, is put in when the embedded server starts and when
 * `npm run deploy` writes the rules for Firebase. Deployed as it stands at another barangay, the file opens none of the
 * collections that site has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/site.ts';
import { Problem } from '../firestore/lib/userError.ts';

export interface RulesSite {
  /** The collection all records lie under. */
  readonly root: string;
  /** The last zone; the first is 1. */
  readonly zones: number;
}

/** The site that the file is written for. */
export const fileSite: RulesSite = { root: 'Dicklum_website', zones: 99 };

const ownSite: RulesSite = { root: site.root, zones: site.zones.most };

/** Takes the file as the upstream project has it; docs/adopt.md names the remote. */
const cure = 'git checkout upstream/main -- server/firestore.rules';

const rootName = /\bmatch \/(\w+)\/Form_Requests\/list\//;
const lastZone = /(?<=\bd\.zone >= 1 && d\.zone <= )\d+/g;
const conflictMark = /^(?:<{7}|>{7}) /m;

/** A sentence on why the text is not that of this version; null where it is. */
function problemIn(text: string): string | null {
  if (conflictMark.test(text)) return 'it has conflict marks of a merge';
  const [, root] = rootName.exec(text) ?? [];
  if (root !== fileSite.root)
    return `its root collection is ${root === undefined ? 'missing' : `'${root}'`}, not '${fileSite.root}'`;
  const zones = text.match(lastZone) ?? [];
  if (zones.length === 0 || zones.some((zone) => Number(zone) !== fileSite.zones))
    return `its last zone is ${zones.length === 0 ? 'missing' : zones.join(' and ')}, not ${fileSite.zones}`;
  return null;
}

/**
 * @param text of firestore.rules, unchanged
 * @throws Problem where an older `npm run init` has written into the text, or a merge is unfinished: rules that lack what this
 * version needs are not used
 */
export function rulesFor(text: string, { root, zones }: RulesSite = ownSite): string {
  const problem = problemIn(text);
  if (problem !== null)
    throw new Problem(
      `server/firestore.rules is not the file of this version: ${problem}. It stays as upstream has it, and the site's own names are put in from src/site.json. Take upstream's file: ${cure}`,
    );
  return text.replaceAll(new RegExp(`\\b${fileSite.root}\\b`, 'g'), root).replaceAll(lastZone, String(zones));
}

/** The rules of this site. @throws Problem as `rulesFor` */
export const siteRules = (): string =>
  rulesFor(readFileSync(join(import.meta.dirname, '../firestore.rules'), 'utf8'));
