/** Every page of the table, and every state that a reader meets on one, each with the way to it: for what must hold everywhere. */
import { formTypes } from '../../../src/form/types.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { homePath } from '../../../src/routes/table.ts';
import { around } from './states/around.ts';
import type { Shown, VisitOptions } from './states/pageState.ts';
import { records } from './states/records.ts';
import { requests } from './states/requests.ts';
import { foot } from './states/stickyBars.ts';
import { type Visit, visit, widths } from './visit.ts';

/** What stands for a parameter of a path. */
const samples: Readonly<Record<string, string>> = {
  ':newsTitle': 'clean-up-day-along-the-barangay-road',
  ':ordinanceTitle': 'sample-ordinance-on-quiet-hours',
  ':announcementTitle': 'barangay-assembly',
  ':serviceName': 'issuance-of-barangay-clearance',
  ':id': 'punong-barangay',
};

const sampleOf = (parameter: string): string => {
  const sample = samples[parameter];
  if (sample === undefined) throw new Error(`Nothing stands for ${parameter}.`);
  return sample;
};

const types = Object.keys(formTypes);

/** Every route of the table, and what its query makes of the form's. */
export const pages: readonly Shown[] = [
  homePath,
  ...allRoutes.map(({ path }) => path.replace(/:\w+/, sampleOf)),
  ...types.map((each) => `/Form_Request?formType=${each}`),
  '/Form_Request?formType=none-of-them',
].map((path) => ({ name: path, path }));

/** The page of the machines has its own entry. */
const machines: readonly Shown[] = ['', '#formRequest', '#navPanel'].map((hash) => ({
  name: `/machines.html${hash}`,
  path: `/machines.html${hash}`,
  bring: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
}));

export const everywhere: readonly Shown[] = [
  ...pages,
  ...around,
  ...foot,
  ...records,
  ...requests,
  ...machines,
];

/** At a width at which it is there, until it is. */
export const show = async (shown: Shown, options: VisitOptions = {}): Promise<Visit> => {
  const { path, only, bring, mayLog, before, isWaited } = shown;
  const visited = await visit(path, {
    width: widths[only ?? 'phone'],
    ...(mayLog !== undefined && { mayLog }),
    ...(before !== undefined && { before }),
    ...(isWaited !== undefined && { isWaited }),
    ...options,
  });
  await bring?.(visited);
  return visited;
};

/** The panel is for windows that are wide enough, the drawer for the others. */
export const isThere = ({ only }: Shown, width: number): boolean =>
  only === undefined || (only === 'desk') === (width === widths.desk);
