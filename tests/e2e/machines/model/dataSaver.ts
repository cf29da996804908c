import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../../src/routes/menu.ts';
import { button, heading, type OnPage, text } from './onPage.ts';

const said = partMessages.saveData;
const [off, on] = [button(said.off), button(said.on)];
const ask = text(said.show);

export const dataSaver: OnPage = {
  path: routeOfPage('Tourism').path,
  acts: {
    TOGGLE: async ({ page }) => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /^Save data/ })
        .click();
    },
  },
  states: {
    'dataSaver.recalling': { sees: [heading] },
    'dataSaver.open': { sees: [off], misses: [on, ask] },
    'dataSaver.saving': { sees: [on, ask], misses: [off] },
  },
};
