import { describe, expect, it } from 'vitest';
import { expectCount, filterField, getMain } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { charterPath, lookupPages } from '../../support/lookupRecords.ts';

const rowHeaders = getMain().getByRole('rowheader');

describe("§2 the citizen's charter", () => {
  it('finds a service by name, short name, description, client, requirements and fee', async () => {
    const { readAddress } = await renderSite(charterPath);
    for (const [typed, found] of [
      ['similar reproduction', 1],
      ['copies', 1],
      ['cedula', 1],
      ['organizations', 1],
      ['yellow card', 1],
      ['jobseeker', 2],
      ['residents ₱50', 2],
      ['clearance', 2],
    ] as const) {
      await expectCount('6 services');
      await filterField.fill(typed);
      await expectCount(`${found} of 6 services`);
      expect(rowHeaders.length).toBe(found);
      await filterField.fill('');
    }
    expect(readAddress()).toBe(charterPath);
  });

  it('finds one of a hundred services by its name, and opens it', async () => {
    const store = createTestStore();
    store.add('charter', lookupPages.find(({ list }) => list === 'charter')!.fullRecords);
    await renderSite(charterPath, { store });
    await expectCount('100 services');
    await filterField.fill('SERVICE 77');
    await expectCount('1 of 100 services');
    await rowHeaders.getByRole('link').click();
    await expect
      .element(getMain().getByRole('heading', { level: 1, name: 'Sample service 77' }))
      .toBeVisible();
  });
});
