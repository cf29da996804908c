/** Pages of the route table as ways to them, each with a line on what is there. */
import type { PageName } from '../routes/table.ts';
import { pageWords } from '../words/pages.ts';
import { routeTo } from './pageCrumbs.tsx';

const lines: Partial<Readonly<Record<PageName, string>>> = pageWords.about;

interface Way {
  readonly to: string;
  readonly title: string;
  readonly small: string;
}

export const wayTo = (page: PageName): Way => {
  const { path, title } = routeTo(page);
  return { to: path, title, small: lines[page] ?? '' };
};
