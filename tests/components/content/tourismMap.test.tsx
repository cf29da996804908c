/** The places of the tourism map: which of them it numbers, and how far they are from the hall (§2, §8). */
import { describe, expect, it } from 'vitest';
import { map } from '../../../src/site.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';

/** A site without the position of its hall has no map: tests/e2e/adoption/adopted.test.ts. */
const hall = map?.hall ?? { lat: 0, lng: 0 };

describe.runIf(map !== null)('§2 §8 the places of the map', () => {
  it('lists places with malformed or distant positions, and numbers only the others', async () => {
    const store = createTestStore();
    store.replace(
      'tourism',
      [
        hall,
        '8.37, 124.85',
        {},
        { lat: 91, lng: 124.85 },
        { lat: Number.NaN, lng: Number.POSITIVE_INFINITY },
        { lat: -30, lng: 90 },
        { lat: hall.lat, lng: hall.lng + 0.01 },
      ].map((place, order) => ({ id: `planted-${order}`, title: `Planted ${order}`, order, place })),
    );
    await renderSite('/Tourism-Map', { store, mayLog: [/field 'place' must have lat and lng/] });
    await expect.element(getMain().getByRole('img', { name: /^Drawn map/ })).toBeVisible();
    expect(readTexts(getMain().getByRole('listitem'))).toEqual([
      '1Planted 0 Where: To be publishedAt the barangay hall',
      '2Planted 6 Where: To be published1.1 km east of the hall, in a straight line',
      ...[1, 2, 3, 4].map((at) => `Planted ${at} Where: To be published`),
      expect.stringMatching(
        /^Planted 5 Where: To be published\d,\d{3} km southwest of the hall, in a straight line\. Too far for this map\.$/,
      ),
    ]);
  });
});
