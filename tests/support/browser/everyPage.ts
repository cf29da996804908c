/** Every page of the table and every state of one, each with the steps that reach it: for tests that must hold everywhere. */
import { requestPath } from '../../../src/form/requestPath.ts';
import { formTypeNames } from '../../../src/form/typeNames.ts';
import { allRoutes } from '../../../src/routes/menu.ts';
import { homePath } from '../../../src/routes/table.ts';
import { documentPageStates } from './states/documents.ts';
import type { PageState, VisitOptions } from './states/pageState.ts';
import { recordPageStates } from './states/records.ts';
import { requestPageStates } from './states/requests.ts';
import { shellPageStates } from './states/shell.ts';
import { stickyBarPageStates } from './states/stickyBars.ts';
import { type Visit, visit, widths } from './visit.ts';

/** Values of the parameters of paths. */
const pathParameterSamples: Readonly<Record<string, string>> = {
  ':newsTitle': 'clean-up-day-along-the-barangay-road',
  ':ordinanceTitle': 'sample-ordinance-on-quiet-hours',
  ':announcementTitle': 'barangay-assembly',
  ':serviceName': 'issuance-of-barangay-clearance',
  ':id': 'punong-barangay',
  ':form': 'clearance',
};

const findPathParameterSample = (parameter: string): string => {
  const sample = pathParameterSamples[parameter];
  if (sample === undefined) throw new Error(`Nothing stands for ${parameter}.`);
  return sample;
};

/** Every route of the table, each form, and the list of forms after a query that names none. */
export const routePages: readonly PageState[] = [
  homePath,
  ...allRoutes.map(({ path }) => path.replace(/:\w+/, findPathParameterSample)),
  ...formTypeNames.slice(1).map(requestPath),
  '/Form_Request?formType=none-of-them',
].map((path) => ({ name: path, path }));

/** The machine viewer has its own entry. */
const machinePages: readonly PageState[] = ['', '#formRequest', '#navPanel'].map((hash) => ({
  name: `/machines.html${hash}`,
  path: `/machines.html${hash}`,
  reach: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
}));

/** The states of a page that a reader, the network or a record brings about, and the pages of the machine viewer. */
export const otherPageStates: readonly PageState[] = [
  ...shellPageStates,
  ...stickyBarPageStates,
  ...recordPageStates,
  ...requestPageStates,
  ...documentPageStates,
  ...machinePages,
];

export const allPageStates: readonly PageState[] = [...routePages, ...otherPageStates];

/** Opens a state at a width where it exists, and waits until it is reached. */
export const openPageState = async (state: PageState, options: VisitOptions = {}): Promise<Visit> => {
  const { path, onlyAt, reach, mayLog, before, settles } = state;
  const visited = await visit(path, {
    width: widths[onlyAt ?? 'phone'],
    ...(mayLog !== undefined && { mayLog }),
    ...(before !== undefined && { before }),
    ...(settles !== undefined && { settles }),
    ...options,
  });
  await reach?.(visited);
  return visited;
};

/** The panel is for windows that are wide enough, the drawer for the others. */
export const existsAtWidth = ({ onlyAt }: PageState, width: number): boolean =>
  onlyAt === undefined || (onlyAt === 'desk') === (width === widths.desk);
