/** What follows a press at the foot of a page, and pictures that wait. */

import { feedbackWords } from '../../../../src/i18n/en/feedback.ts';
import { partWords } from '../../../../src/i18n/en/parts.ts';
import { routeTo } from '../../../../src/routes/menu.ts';
import type { Visit } from '../visit.ts';
import { cut, main, type Shown } from './pageState.ts';

const hotlines = '/Emergency-Hotlines';
const { acts } = partWords.feedback;

const press = (visited: Visit, name: string) =>
  main(visited).getByRole('button', { name, exact: true }).click();

const report = async (visited: Visit) => {
  await press(visited, acts.WRONG_NUMBER);
  await main(visited).getByLabel(feedbackWords.label.wrongNumber).waitFor();
};

export const foot: readonly Shown[] = [
  { name: 'a wrong number, to be told', path: hotlines, bring: report },
  {
    name: 'a wrong number, not told yet',
    path: hotlines,
    bring: async (visited) => {
      await report(visited);
      await press(visited, feedbackWords.send);
      await main(visited).getByText(feedbackWords.missing).waitFor();
    },
  },
  {
    name: 'a wrong number that could not be sent',
    path: hotlines,
    mayLog: cut,
    bring: async (visited) => {
      await report(visited);
      await main(visited).getByLabel(feedbackWords.label.wrongNumber).fill('Sample: 0900 002 is another.');
      await visited.context.setOffline(true);
      await press(visited, feedbackWords.send);
      await main(visited).getByText(feedbackWords.failed).waitFor();
    },
  },
  {
    name: 'an answer that was told',
    path: '/News',
    bring: async (visited) => {
      await press(visited, acts.YES);
      await main(visited).getByText(feedbackWords.thanks.useful).waitFor();
    },
  },
  {
    name: 'a picture that waits',
    path: routeTo('Tourism').path,
    bring: async (visited) => {
      const { page } = visited;
      await page.getByRole('button', { name: partWords.saveData.off }).click();
      await main(visited).getByRole('button', { name: partWords.saveData.show }).first().waitFor();
    },
  },
];
