/** What follows a press at the foot of a page, and pictures that wait. */

import { feedbackMessages } from '../../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../../src/routes/menu.ts';
import type { Visit } from '../visit.ts';
import { cut, main, type Shown } from './pageState.ts';

const hotlines = '/Emergency-Hotlines';
const { acts } = partMessages.feedback;

const press = (visited: Visit, name: string) =>
  main(visited).getByRole('button', { name, exact: true }).click();

const report = async (visited: Visit) => {
  await press(visited, acts.WRONG_NUMBER);
  await main(visited).getByLabel(feedbackMessages.label.wrongNumber).waitFor();
};

export const foot: readonly Shown[] = [
  { name: 'a wrong number, to be told', path: hotlines, bring: report },
  {
    name: 'a wrong number, not told yet',
    path: hotlines,
    bring: async (visited) => {
      await report(visited);
      await press(visited, feedbackMessages.send);
      await main(visited).getByText(feedbackMessages.missing).waitFor();
    },
  },
  {
    name: 'a wrong number that could not be sent',
    path: hotlines,
    mayLog: cut,
    bring: async (visited) => {
      await report(visited);
      await main(visited).getByLabel(feedbackMessages.label.wrongNumber).fill('Sample: 0900 002 is another.');
      await visited.context.setOffline(true);
      await press(visited, feedbackMessages.send);
      await main(visited).getByText(feedbackMessages.failed).waitFor();
    },
  },
  {
    name: 'an answer that was told',
    path: '/News',
    bring: async (visited) => {
      await press(visited, acts.YES);
      await main(visited).getByText(feedbackMessages.thanks.useful).waitFor();
    },
  },
  {
    name: 'a picture that waits',
    path: routeOfPage('Tourism').path,
    bring: async (visited) => {
      const { page } = visited;
      await page.getByRole('button', { name: partMessages.saveData.off }).click();
      await main(visited).getByRole('button', { name: partMessages.saveData.show }).first().waitFor();
    },
  },
];
