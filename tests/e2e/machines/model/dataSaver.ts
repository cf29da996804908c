import { partWords } from '../../../../src/i18n/en/parts.ts';
import { routeTo } from '../../../../src/routes/menu.ts';
import { button, heading, type OnPage, text } from './onPage.ts';

const said = partWords.saveData;
const [off, on] = [button(said.off), button(said.on)];
const ask = text(said.show);

export const dataSaver: OnPage = {
  path: routeTo('Tourism').path,
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
