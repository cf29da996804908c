import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { site } from '../../../src/site.ts';
import {
  filterField,
  getMain,
  measureOverflow,
  numbersToCall,
  readTexts,
} from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import { createContact, createNumberedRecords, hotlinesPath } from '../../support/lookupRecords.ts';
import { widths } from '../../support/widths.ts';

const unreadHotlines = pageMessages.english.hotlines.none(
  partMessages.english.hours(site.hall.opens, site.hall.closes),
);
const groups = getMain().getByRole('heading', { level: 2 });

describe('§2 §9 the emergency hotlines', () => {
  it.each(Object.entries(widths))('groups the contacts under headings at %s width', async (_, width) => {
    const store = createTestStore();
    store.add('contacts', createNumberedRecords(14, createContact));
    await renderSite(hotlinesPath, { store, width });
    await expect.element(getMain().getByText('Sample office 13')).toBeVisible();
    expect(readTexts(groups)).toEqual([
      'Barangay',
      'Police and fire',
      'Disaster and rescue',
      'Health',
      'Power and water',
      'Water',
      lookupMessages.english.hotlines.ungrouped,
    ]);
    expect(getMain().getByRole('listitem').length).toBe(20);
    expect(readTexts(numbersToCall)[0]).toContain('911');
    await expect.element(getMain().getByText('6 May 2031')).toBeVisible();
    expect(measureOverflow()).toBe(0);
  });

  it('renders no headings without groups, and no search field for four contacts', async () => {
    const store = createTestStore();
    store.replace(
      'contacts',
      createNumberedRecords(4, (at) => ({ ...createContact(at), group: null })),
    );
    await renderSite(hotlinesPath, { store });
    await expect.element(getMain().getByText('Sample office 3')).toBeVisible();
    expect(groups.length).toBe(0);
    expect(filterField.length).toBe(0);
  });

  it('finds contacts by name, group, digits and carrier, and always shows 911', async () => {
    const store = createTestStore();
    store.add('contacts', [
      { id: 'x', name: 'Peñafrancia station', mobileCon1: '0900 011', order: 99, group: 'Others' },
    ]);
    await renderSite(hotlinesPath, { store });
    for (const [typed, numbers] of [
      ['UNIT  rural', ['0900 005', '0900 006']],
      ['police', ['0900 002', '0900 003']],
      ['900008', ['0900 008']],
      ['0900 007', ['0900 007']],
      ['network 1', ['0900 001', '0900 004', '0900 003', '0900 008', '0900 005', '0900 006']],
      ['penafrancia', ['0900 011']],
    ] as const) {
      await filterField.fill(typed);
      // The list may update after the field.
      const readNumbers = () => readTexts(numbersToCall).map((text) => text.split(' | ')[0]);
      await expect.poll(readNumbers).toEqual([expect.stringContaining('911'), ...numbers]);
    }
  });

  it('shows 911 and a skeleton while the contacts load, without an empty or error message', async () => {
    const store = createTestStore();
    const release = store.hold('contacts');
    await renderSite(hotlinesPath, { store });
    await expect.element(numbersToCall).toBeVisible();
    await expect.element(getMain().getByText(partMessages.english.loading)).toBeInTheDocument();
    for (const message of [unreadHotlines, partMessages.english.emergency.noneYet])
      expect(page.getByText(message).length).toBe(0);
    release();
    await expect.element(getMain().getByText('0900 003')).toBeVisible();
    expect(getMain().getByText(partMessages.english.loading).length).toBe(0);
  });

  it('shows one message when no contacts exist, and another on Home when the query fails', async () => {
    const none = createTestStore();
    none.replace('contacts', []);
    for (const path of [hotlinesPath, '/home']) {
      await renderSite(path, { store: none });
      await expect.element(getMain().getByText(partMessages.english.emergency.noneYet)).toBeVisible();
    }
    const failed = createTestStore();
    failed.fail('contacts');
    await renderSite('/home', { store: failed, mayLog: [/The list 'contacts' could not be read/] });
    await expect.element(getMain().getByText(lookupMessages.english.hotlines.unreadable)).toBeVisible();
    expect(page.getByText(partMessages.english.emergency.noneYet).length).toBe(0);
    await expect.element(page.getByRole('contentinfo').getByRole('link', { name: '911' })).toBeVisible();
  });
});
