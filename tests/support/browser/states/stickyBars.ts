/** States after a press in the feedback row, and pictures that wait. */
import { feedbackMessages } from '../../../../src/i18n/en/feedback.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../../src/routes/menu.ts';
import { loadFilipinoMessages } from '../locale.ts';
import type { Visit } from '../visit.ts';
import { mainOf, offlineLogs, type PageState } from './pageState.ts';

const hotlines = '/Emergency-Hotlines';
const { actions } = partMessages.english.feedback;

const press = (visited: Visit, name: string) =>
  mainOf(visited).getByRole('button', { name, exact: true }).click();

const openReport = async (visited: Visit) => {
  await press(visited, actions.WRONG_NUMBER);
  await mainOf(visited).getByLabel(feedbackMessages.english.label.wrongNumber).waitFor();
};

export const stickyBarPageStates: readonly PageState[] = [
  { name: 'wrong-number report', path: hotlines, reach: openReport },
  {
    name: 'wrong-number report without a text',
    path: hotlines,
    reach: async (visited) => {
      await openReport(visited);
      await press(visited, feedbackMessages.english.send);
      await mainOf(visited).getByText(feedbackMessages.english.missing).waitFor();
    },
  },
  {
    name: 'wrong-number report that failed to send',
    path: hotlines,
    mayLog: offlineLogs,
    reach: async (visited) => {
      await loadFilipinoMessages(visited.page);
      await openReport(visited);
      await mainOf(visited)
        .getByLabel(feedbackMessages.english.label.wrongNumber)
        .fill('Sample: 0900 002 is another.');
      await visited.context.setOffline(true);
      await press(visited, feedbackMessages.english.send);
      await mainOf(visited).getByText(feedbackMessages.english.failed).waitFor();
    },
  },
  {
    name: 'page feedback after Yes',
    path: '/News',
    reach: async (visited) => {
      await press(visited, actions.YES);
      await mainOf(visited).getByText(feedbackMessages.english.thanks.useful).waitFor();
    },
  },
  {
    name: 'image not loaded by the data saver',
    path: routeOfPage('Tourism').path,
    reach: async (visited) => {
      const { page } = visited;
      await page.getByRole('button', { name: partMessages.english.saveData.off }).click();
      await mainOf(visited)
        .getByRole('button', { name: partMessages.english.saveData.show })
        .first()
        .waitFor();
    },
  },
];
