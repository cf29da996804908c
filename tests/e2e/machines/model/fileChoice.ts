import type { Page } from 'playwright-core';
import { staffContentMessages as messages } from '../../../../src/staff/content/messages.ts';
import { byButton, byText, type PageModel, pressOrChoose } from './pageModel.ts';
import { authorizeAsStaff, signInWithQaToken, staffPath } from './staffPage.ts';

/** A list whose records have a picture and no other file. */
const awards = messages.lists.awards;
const { image: picture } = messages.files;

const input = (page: Page) => page.getByLabel(picture.choose);
const thumbnail = (page: Page) => page.locator('fieldset img');
const refused = (page: Page) => page.getByRole('alert').filter({ hasText: picture.refused });

export const fileChoice: PageModel = {
  path: `${staffPath}#content`,
  prepare: authorizeAsStaff,
  startMachine: async (page) => {
    await signInWithQaToken(page);
    await byButton(awards.title)(page).click();
    await byButton(messages.create(awards.one))(page).click();
  },
  interactions: {
    CHOOSE: ({ page }) =>
      input(page).setInputFiles({ name: 'sample.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a') }),
    // The button stands beside a picture only.
    REMOVE: pressOrChoose('REMOVE', byButton(picture.remove)),
  },
  states: {
    'fileChoice.idle': { visible: [input], hidden: [thumbnail, refused] },
    'fileChoice.preparing': {
      visible: [byText(picture.preparing), byButton(messages.save, true)],
      hidden: [refused],
    },
    'fileChoice.ready': { attached: [thumbnail], visible: [byButton(picture.remove)], hidden: [refused] },
    'fileChoice.refused': { visible: [refused, byButton(messages.save)] },
  },
  tags: {
    preparing: byText(picture.preparing),
    ready: { unseen: 'The picture stays beside its input while another is prepared or refused.' },
    refused,
  },
};
