import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { lookupPages, officialsPath } from '../../support/lookupRecords.ts';

const getTitle = (name: string) => getMain().getByRole('heading', { level: 1, name });

describe('§2 the officials', () => {
  it('opens the details of one of a hundred officials, and leads back to all', async () => {
    const store = createTestStore();
    store.add('officials', lookupPages.find(({ list }) => list === 'officials')!.fullRecords);
    await renderSite(officialsPath, { store });
    await getMain().getByRole('listitem').filter({ hasText: 'Sample 88' }).getByRole('link').click();
    await expect.element(getTitle('Sample 88')).toBeVisible();
    await expect.poll(() => getMain().getByRole('complementary').getByRole('link').length).toBe(13);
    await getMain().getByRole('link', { name: lookupMessages.english.officials.all }).click();
    await expect.element(getTitle('Elected Officials')).toBeVisible();
  });

  it('reports an unknown official as not found, and reaches the others by keyboard', async () => {
    await renderSite('/official-details/none');
    await expect.element(getTitle('Official not found')).toBeVisible();
    for (const [name, arrived] of [
      [pageMessages.english.article.back('Elected Officials'), getTitle('Elected Officials')],
      ['Punong Barangay', getMain().getByText('Where to ask')],
    ] as const) {
      const link = getMain().getByRole('link', { name });
      await expect.element(link).toBeVisible();
      (link.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(arrived).toBeVisible();
    }
  });
});
