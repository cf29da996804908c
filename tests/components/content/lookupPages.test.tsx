/** What the hotlines, the charter and the officials have in common. Each has a file of its own for the rest. */
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import {
  expectCount,
  filterField,
  getMain,
  measureOverflow,
  numbersToCall,
} from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import {
  charterPath,
  hotlinesPath,
  lookupPages,
  malformedLog,
  officialsPath,
  windowWidths,
} from '../../support/lookupRecords.ts';
import { widths } from '../../support/widths.ts';

const officialPath = '/official-details/punong-barangay';

describe('§2 two taps from Home', () => {
  it.each([
    ['the hotlines', 'Emergency hotlines', '0900 003 | Network 1'],
    ['the charter', 'Fees, time and what to bring', 'Total time'],
  ])('a link on Home opens %s', async (_, link, text) => {
    await renderSite('/home');
    await getMain().getByRole('link', { name: link }).click();
    await expect.element(getMain().getByText(text).first()).toBeInTheDocument();
  });
});

describe.each(lookupPages)('§2 §8 $title', (lookup) => {
  const { path, list, most } = lookup;
  const items = getMain().getByRole(lookup.itemRole);

  it.each(Object.entries(widths))(
    'shows as many records as it reads, and the day of the last change, at %s width',
    async (_, width) => {
      const store = createTestStore();
      store.add(list, lookup.fullRecords);
      await renderSite(path, { store, width });
      await expect
        .element(getMain().getByText(`${pageMessages.english.lastUpdated} 6 May 2031`))
        .toBeVisible();
      expect(items.length).toBe(most);
      expect(measureOverflow()).toBe(0);
    },
  );

  it.each(windowWidths)(
    'omits malformed records, shows the valid fields of others, and logs each record and field, at %i pixels',
    async (width) => {
      const store = createTestStore();
      store.replace(list, lookup.malformedRecords);
      const options = { store, width, mayLog: [malformedLog] };
      const { logged } = await renderSite(path, options);
      await expect.poll(() => items.length).toBe(lookup.shownOfMalformed);
      expect(measureOverflow()).toBe(0);
      expect(getMain().getByText(pageMessages.english.lastUpdated).length).toBe(0);
      const fields = logged.flatMap((line) => {
        const [, id, name, problem] =
          /^The record '([^']+)' of \w+, field '(\w+)' (must|is missing)/.exec(line) ?? [];
        return id === undefined ? [] : `${id} ${name} ${problem}`;
      });
      expect(fields.sort()).toEqual(lookup.malformedFields);
      expect(logged.join()).not.toContain('CALL ME');
      for (const recordPath of lookup.recordPaths) {
        await renderSite(recordPath, options);
        await expect.element(getMain().getByText('Where to ask')).toBeVisible();
        expect(measureOverflow()).toBe(0);
      }
    },
  );
});

/** The lookup pages with a search field. */
const filteredPages = [
  {
    title: 'the hotlines',
    path: hotlinesPath,
    none: lookupMessages.english.hotlines.filter.none,
    showAll: lookupMessages.english.hotlines.filter.showAll,
    all: '6 contacts',
    // Finds two.
    typed: 'fire',
    found: '2 of 6 contacts',
    items: numbersToCall,
    // 911
    remaining: 1,
    // Where Tab leads from the field.
    nextLink: 'tel:0900001',
  },
  {
    title: 'the charter',
    path: charterPath,
    none: 'No service matches your search. Ask at the barangay hall, Monday to Friday',
    showAll: lookupMessages.english.charter.filter.showAll,
    all: '6 services',
    typed: 'jobseeker',
    found: '2 of 6 services',
    items: getMain().getByRole('rowheader'),
    remaining: 0,
    nextLink: '/services/issuance-of-barangay-clearance',
  },
];

describe.each(filteredPages)('§2 the search field of $title', (filtered) => {
  it('reports a search without matches, and restores all records by mouse or keyboard', async () => {
    await renderSite(filtered.path);
    await filterField.click();
    await userEvent.keyboard('no such record');
    await expectCount(filtered.none);
    expect(filtered.items.length).toBe(filtered.remaining);
    await getMain().getByRole('button', { name: filtered.showAll }).click();
    await expectCount(filtered.all);
    await expect.element(filterField).toHaveFocus();
    await userEvent.keyboard(filtered.typed);
    await expectCount(filtered.found);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expectCount(filtered.all);
    await expect.element(filterField).toHaveValue('');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('href')).toBe(filtered.nextLink);
  });
});

describe('§8 services and officials', () => {
  const slow = [
    [charterPath, 'charter', 'About 30 minutes'],
    [officialsPath, 'officials', 'Barangay Treasurer'],
    [officialPath, 'officials', 'Where to ask'],
  ] as const;
  const both = Object.values(widths).flatMap((width) =>
    slow.map(([path, list, text]) => [path, width, list, text] as const),
  );

  it.each(both)(
    'shows a skeleton at %s, %i pixels wide, until the query returns',
    async (path, width, list, text) => {
      const store = createTestStore();
      const release = store.hold(list);
      await renderSite(path, { store, width });
      const loading = getMain().getByText(partMessages.english.loading);
      await expect.element(loading).toBeInTheDocument();
      expect(filterField.length).toBe(0);
      expect(measureOverflow()).toBe(0);
      release();
      await expect.element(getMain().getByText(text).first()).toBeVisible();
      expect(loading.length).toBe(0);
    },
  );
});
