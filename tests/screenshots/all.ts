/** Takes the pictures of every page and state at a width, into the folder of PICTURES (tools/cli/allScreenshots.ts). */
import { describe, expect, it } from 'vitest';
import { directories } from '../../server/http/serve.ts';
import { closedMessages } from '../../src/i18n/en/closed.ts';
import { staffMessages } from '../../src/i18n/en/staff.ts';
import { staffContentMessages } from '../../src/i18n/en/staffContent.ts';
import { atDesk, rowOf, staffVisit } from '../support/browser/clerk.ts';
import { everywhere, isThere, show } from '../support/browser/everyPage.ts';
import { onwards, type Visit, visit, widths, withBrowser } from '../support/browser/visit.ts';
import { running } from '../support/server/runningServer.ts';
import { fileNameOf, fix, take } from './takeScreenshots.ts';

const folder = process.env.PICTURES ?? '';
const closed = process.env.PICTURES_CLOSED ?? '';

type Options = NonNullable<Parameters<typeof visit>[1]>;

/** A state, and the way to it with the options of a visit. */
type Way = (options: Options) => Promise<Visit>;

/** What lies outside of `everywhere`: the staff page, and the closed form, which is a build of its own. */
const beside: Readonly<Record<string, Way>> = {
  'the staff page, nobody in': async (options) => {
    const visited = await staffVisit(options);
    await visited.page.getByLabel(staffMessages.signIn.token.label).waitFor();
    return visited;
  },
  'the staff page, a wrong token': async (options) => {
    const visited = await staffVisit({ ...options, mayLog: [/401/] });
    await visited.page.getByLabel(staffMessages.signIn.token.label).fill('none');
    await visited.page.keyboard.press('Enter');
    await visited.page.getByText(staffMessages.signIn.failures.refused).waitFor();
    return visited;
  },
  'the staff page, requests': atDesk,
  'the staff page, a request': async (options) => {
    const visited = await atDesk(options);
    await rowOf(visited.page, '4f3a').click();
    await visited.page.getByText('Abad').first().waitFor();
    return visited;
  },
  'the staff page, content': async (options) => {
    const visited = await atDesk(options);
    await visited.page.evaluate(() => {
      location.hash = '#content';
    });
    await visited.page
      .getByRole('button', { name: staffContentMessages.lists.news.title, exact: true })
      .waitFor();
    return visited;
  },
  'the form, closed': async (options) => {
    const server = await running({ dist: closed, now: onwards(), isFormOpen: false });
    const visited = await visit('/Form_Request?formType=BARANGAY_CLEARANCE', { ...options, server });
    await visited.page.getByRole('heading', { level: 1, name: closedMessages.title }).waitFor();
    return visited;
  },
};

const ways: readonly { readonly name: string; readonly way: Way; readonly widths: readonly number[] }[] = [
  ...everywhere.map((shown) => ({
    name: shown.name,
    way: (options: Options) =>
      show(shown, {
        ...options,
        before: async (page, context) => {
          await options.before?.(page, context);
          await shown.before?.(page, context);
        },
      }),
    widths: Object.values(widths).filter((width) => isThere(shown, width)),
  })),
  ...Object.entries(beside).map(([name, way]) => ({ name, way, widths: Object.values(widths) })),
];

/** The tests of a file: each takes the pictures of one page or state. */
export const takeAll = (width: number): void => {
  withBrowser();
  const there = ways.filter((each) => each.widths.includes(width));
  // '/home' and '/Home' are one page.
  const first = new Map(there.toReversed().map((each) => [each.name.toLowerCase(), each]));
  const here = there.filter((each) => first.get(each.name.toLowerCase()) === each);

  describe(`pictures at ${width} px`, () => {
    it('have a file name each', () => {
      expect(folder).not.toBe('');
      const names = here.map(({ name }) => fileNameOf(name));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    });

    it.each(here)('$name', async ({ name, way }) => {
      const server = await running({ dist: directories.dist, now: onwards() });
      const { page } = await way({
        width,
        server,
        before: fix,
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Manila',
        deviceScaleFactor: 1,
      });
      await take(page, folder, name, width);
    });
  });
};
