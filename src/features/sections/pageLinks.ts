/** Pages of the route table as ways to them, each with a line on what is there. */

import { pageMessages } from '../../i18n/en/pages.ts';
import { routeOfPage } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';

const lines: Partial<Readonly<Record<PageName, string>>> = pageMessages.about;

interface Way {
  readonly to: string;
  readonly title: string;
  readonly small: string;
}

export const wayTo = (page: PageName): Way => {
  const { path, title } = routeOfPage(page);
  return { to: path, title, small: lines[page] ?? '' };
};
