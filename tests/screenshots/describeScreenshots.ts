/** Takes the pictures of every page and state at a width, into the folder of PICTURES (tools/cli/allScreenshots.ts). */
import { describe, expect, inject, it } from 'vitest';
import { closedMessages } from '../../src/i18n/en/closed.ts';
import { staffContentMessages } from '../../src/staff/content/messages.ts';
import { staffMessages } from '../../src/staff-core/messages.ts';
import { buildSite } from '../support/browser/builtSite.ts';
import { requestRow, visitAsStaff, visitStaffPage } from '../support/browser/clerk.ts';
import { allPageStates, existsAtWidth, openPageState } from '../support/browser/everyPage.ts';
import { createTestClock, type Visit, visit, widths, withBrowser } from '../support/browser/visit.ts';
import { startTestServer } from '../support/server/runningServer.ts';
import { freezePage, takeScreenshots, toScreenshotName } from './takeScreenshots.ts';

const folder = process.env.PICTURES ?? '';

type Options = NonNullable<Parameters<typeof visit>[1]>;

/** Opens a state with the options of a visit. */
type OpenState = (options: Options) => Promise<Visit>;

/** States that `allPageStates` lacks: the staff page, and the closed form, which needs a build of its own. */
const otherStates: Readonly<Record<string, OpenState>> = {
  'the staff page, nobody in': async (options) => {
    const visited = await visitStaffPage(options);
    await visited.page.getByLabel(staffMessages.signIn.token.label).waitFor();
    return visited;
  },
  'the staff page, a wrong token': async (options) => {
    const visited = await visitStaffPage({ ...options, mayLog: [/401/] });
    await visited.page.getByLabel(staffMessages.signIn.token.label).fill('none');
    await visited.page.keyboard.press('Enter');
    await visited.page.getByText(staffMessages.signIn.failures.refused).waitFor();
    return visited;
  },
  'the staff page, requests': visitAsStaff,
  'the staff page, a request': async (options) => {
    const visited = await visitAsStaff(options);
    await requestRow(visited.page, '4f3a').click();
    await visited.page.getByText('Abad').first().waitFor();
    return visited;
  },
  'the staff page, content': async (options) => {
    const visited = await visitAsStaff(options);
    await visited.page.evaluate(() => {
      location.hash = '#content';
    });
    await visited.page
      .getByRole('button', { name: staffContentMessages.lists.news.title, exact: true })
      .waitFor();
    return visited;
  },
  'the form, closed': async (options) => {
    const dist = await buildSite({ SITE_FORM: 'off' });
    const server = await startTestServer({ dist, now: createTestClock(), isFormOpen: false });
    const visited = await visit('/Form_Request/clearance', { ...options, server });
    await visited.page.getByRole('heading', { level: 1, name: closedMessages.english.title }).waitFor();
    return visited;
  },
};

const shots: readonly {
  readonly name: string;
  readonly open: OpenState;
  readonly widths: readonly number[];
}[] = [
  ...allPageStates.map((state) => ({
    name: state.name,
    open: (options: Options) =>
      openPageState(state, {
        ...options,
        before: async (page, context) => {
          await options.before?.(page, context);
          await state.before?.(page, context);
        },
      }),
    widths: Object.values(widths).filter((width) => existsAtWidth(state, width)),
  })),
  ...Object.entries(otherStates).map(([name, open]) => ({ name, open, widths: Object.values(widths) })),
];

/** The tests of a file: each takes the pictures of one page or state. */
export const describeScreenshots = (width: number): void => {
  withBrowser();
  const shotsAtWidth = shots.filter((each) => each.widths.includes(width));
  // '/home' and '/Home' are one page.
  const byName = new Map(shotsAtWidth.toReversed().map((each) => [each.name.toLowerCase(), each]));
  const uniqueShots = shotsAtWidth.filter((each) => byName.get(each.name.toLowerCase()) === each);

  describe(`pictures at ${width} px`, () => {
    it('has a distinct file name for each picture', () => {
      expect(folder).not.toBe('');
      const names = uniqueShots.map(({ name }) => toScreenshotName(name));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });

    it.each(uniqueShots)('takes the pictures of $name', async ({ name, open }) => {
      const server = await startTestServer({ dist: inject('siteDist'), now: createTestClock() });
      const { page } = await open({
        width,
        server,
        clock: 'installed',
        before: freezePage,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Manila',
        deviceScaleFactor: 1,
      });
      await takeScreenshots(page, folder, name, width);
    });
  });
};
