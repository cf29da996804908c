/** What server/firestore.rules says of the place: the collection that all lies under, and the last zone. The rest of it is the same everywhere. */
import type { SiteFile } from '../../src/site.ts';

const zone = /(d\.zone >= 1 && d\.zone <= )\d+/g;

export const rulesFor = (text: string, { root, zones }: Pick<SiteFile, 'root' | 'zones'>): string =>
  text.replace(/\/\w+\/(\{collection\}|\w+)\/list\//g, `/${root}/$1/list/`).replace(zone, `$1${zones}`);
