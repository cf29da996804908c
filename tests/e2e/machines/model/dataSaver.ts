import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { routeOfPage } from '../../../../src/routes/menu.ts';
import { byButton, byHeading, byText, type PageModel } from './pageModel.ts';

const messages = partMessages.english.saveData;
const [off, on] = [byButton(messages.off), byButton(messages.on)];
const showButton = byText(messages.show);

export const dataSaver: PageModel = {
  path: routeOfPage('Tourism').path,
  interactions: {
    TOGGLE: async ({ page }) => {
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: /^Save data/ })
        .click();
    },
  },
  states: {
    'dataSaver.loading': { visible: [byHeading] },
    'dataSaver.off': { visible: [off], hidden: [on, showButton] },
    'dataSaver.saving': { visible: [on, showButton], hidden: [off] },
  },
  tags: {
    saving: on,
  },
};
