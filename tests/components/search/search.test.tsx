/** §2 The search: what it finds, and what it says while a part of it is missing or slow. */
import { describe, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { widths } from '../../support/widths.ts';

const messages = searchMessages.english;
const dialog = page.getByRole('dialog', { name: messages.label });
const field = dialog.getByRole('searchbox', { name: messages.label });
const results = dialog.getByRole('listitem').getByRole('link');
const getResult = (title: string): Locator => results.filter({ hasText: title });
const getHeading = (name: string): Locator => getMain().getByRole('heading', { level: 1, name, exact: true });
const getStatus = (text: string): Locator => dialog.getByRole('status').filter({ hasText: text });
const allLists = Object.keys(lists) as ListName[];

const openSearch = async (): Promise<void> => {
  await page.getByRole('button', { name: messages.open, exact: true }).click();
  await expect.element(field).toHaveFocus();
};

/** The latest `updated` of the content: the index lacks records that are updated later. */
const madeAt = 1_794_960_000_000;

const createNews = (id: string, fields: Readonly<Record<string, unknown>>): TestRecord => ({
  id,
  slug: id,
  date: 4_000_000_000_000,
  ...fields,
});

/** Answers the requests for the index as the test says; null lets one through to the server. */
const interceptIndex = (answer: () => Promise<Response | null>) => {
  const { fetch } = window;
  return vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const isIndex = String(input).endsWith('/search.json');
    return (isIndex ? await answer() : null) ?? fetch(input, init);
  });
};

/** The index waits until the returned function is called. */
const holdIndex = (): (() => void) => {
  let release = () => {};
  const released = new Promise<null>((resolve) => {
    release = () => resolve(null);
  });
  interceptIndex(() => released);
  return release;
};

/** Holds all reads of the store from now on. Returns the function that ends this. */
const holdReads = (store: ReturnType<typeof createTestStore>): (() => void) => {
  const releases = allLists.map((list) => store.hold(list));
  return () => {
    for (const release of releases) release();
  };
};

/** A page that has made its own reads. */
const renderHome = async (store = createTestStore(), mayLog: readonly RegExp[] = []) => {
  const rendered = await renderSite('/home', { store, mayLog });
  await expect.element(getMain().getByText('Network 1').first()).toBeVisible();
  await expect.element(getMain().getByText('Clean-up day').first()).toBeVisible();
  return rendered;
};

describe('§2 search', () => {
  it.each(Object.entries(widths))(
    'on a %s finds services by a misspelled query, opens the page, and focuses its heading',
    async (_, width) => {
      const { readAddress } = await renderSite('/home', { width });
      await openSearch();
      await userEvent.keyboard('clearnce');
      const service = getResult('Issuance of Barangay Clearance');
      await expect.element(getStatus('6 results')).toBeInTheDocument();
      expect(service.element().textContent).toContain(partMessages.english.sample);
      await service.click();
      await expect.element(getHeading('Issuance of Barangay Clearance')).toHaveFocus();
      expect(dialog.length).toBe(0);
      await openSearch();
      await expect.element(field).toHaveValue('');
      await field.fill('clearnce');
      await getResult('Request: Barangay Clearance').click();
      await expect.element(getHeading('Request a Barangay Clearance')).toBeVisible();
      expect(readAddress()).toBe('/Form_Request/clearance');
    },
  );

  it.each(Object.entries(widths))(
    'on a %s works by keyboard alone: Enter opens the best result',
    async (_, width) => {
      await renderSite('/home', { width });
      const opener = page.getByRole('button', { name: messages.open, exact: true });
      (opener.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(field).toHaveFocus();
      await userEvent.keyboard('hotlines');
      await expect.element(getResult('Emergency Hotlines')).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await expect.element(getHeading('Emergency Hotlines')).toHaveFocus();
      expect(dialog.length).toBe(0);
    },
  );

  it.each(['sunog', 'my husband beats me', 'gikawatan mi'])(
    "shows 911 above the results for '%s', and the hotlines first",
    async (query) => {
      await renderSite('/home');
      await openSearch();
      await field.fill(query);
      await expect.element(getResult('Emergency Hotlines')).toBeVisible();
      const emergency = dialog.getByRole('link', { name: '911' }).element().getBoundingClientRect();
      const first = results.first().element().getBoundingClientRect();
      expect(emergency.bottom).toBeLessThanOrEqual(first.top);
      await userEvent.keyboard('{Enter}');
      await expect.element(getHeading('Emergency Hotlines')).toBeVisible();
    },
  );

  it('shows 911 below the results of a query that it hardly understands', async () => {
    await renderSite('/home');
    await openSearch();
    await field.fill('binalandra sa plateau');
    await expect.element(results.first()).toBeVisible();
    const emergency = dialog.getByRole('link', { name: '911' }).element().getBoundingClientRect();
    const last = results.last().element().getBoundingClientRect();
    expect(emergency.top).toBeGreaterThanOrEqual(last.bottom);
  });

  it('finds a record that this visit has loaded, though the index lacks it', async () => {
    const store = createTestStore();
    store.add('news', [createNews('a-sample', { title: 'Windmill repainted', updated: madeAt - 1 })]);
    await renderSite('/Emergency-Hotlines', { store });
    await openSearch();
    await field.fill('windmill repainted');
    await expect.element(getStatus(messages.nothing('windmill repainted'))).toBeInTheDocument();
    await field.fill('news');
    await results.first().click();
    await expect.element(getMain().getByText('Windmill repainted')).toBeVisible();
    await openSearch();
    await field.fill('windmil repainted');
    await getResult('Windmill repainted').click();
    await expect.element(getHeading('Windmill repainted')).toBeVisible();
  });

  it('finds records newer than the build in place of their indexed versions', async () => {
    const store = createTestStore();
    store.add('news', [
      createNews('a-sample', { title: 'Typhoon shelter opens', updated: madeAt + 1 }),
      createNews('clean-up-day-along-the-barangay-road', { title: 'Tree planting', updated: madeAt + 2 }),
    ]);
    await renderSite('/Resident', { store });
    await openSearch();
    await field.fill('typhon shelter');
    await expect.element(getResult('Typhoon shelter opens')).toBeVisible();
    await field.fill('tree planting');
    await expect.element(getResult('Tree planting')).toBeVisible();
    await field.fill('clean-up day');
    await expect.element(getResult('Clean-up day')).not.toBeInTheDocument();
  });

  it.each([0, 20])(
    'shows hostile payloads in records as text, from payload %i on (failures 22)',
    async (from) => {
      const seeded = hostilePayloads.slice(from, from + 20);
      const store = createTestStore();
      store.add(
        'news',
        seeded.map((payload, at) =>
          createNews(`planted-${at}`, {
            title: `Planted ${payload}`,
            summary: payload,
            slug: payload,
            updated: madeAt + 1,
          }),
        ),
      );
      await renderSite('/Resident', { store, mayLog: [/field 'slug' must be/] });
      await openSearch();
      await field.fill('planted');
      await expect.element(getStatus(messages.count(20, 20))).toBeInTheDocument();
      for (const link of results.elements()) expect(link.getAttribute('href')).toMatch(/^\/News(\/[^/]+)?$/);
      const texts = readTexts(results);
      for (const payload of seeded)
        expect([payload, texts.some((each) => each.includes(payload.trim()))]).toEqual([payload, true]);
      expect('ran' in window).toBe(false);
    },
  );
});

describe('§2 search with a part missing or slow', () => {
  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an HTML page', async () => new Response('<!doctype html><title>Sign in</title>')],
    ['a malformed index', async () => new Response('{"madeAt":1,"index":{"serializationVersion":2}}')],
  ] as const)(
    'reports an unusable index (%s), searches pages and loaded records, and recovers at the next opening',
    async (_, answer) => {
      const store = createTestStore();
      const { logged } = await renderSite('/News', { store, mayLog: [/The search: /] });
      await expect.element(getMain().getByText('Clean-up day along the barangay road')).toBeVisible();
      const intercepted = interceptIndex(answer);
      const recoveries = allLists.map((list) => store.fail(list));
      await openSearch();
      await expect.element(getStatus(messages.part)).toBeInTheDocument();
      await field.fill('hotlnes');
      await expect.element(getResult('Emergency Hotlines')).toBeVisible();
      await field.fill('claen-up day');
      await expect.element(getResult('Clean-up day')).toBeVisible();
      await field.fill('waste collection');
      await expect.element(getResult('Waste collection')).not.toBeInTheDocument();
      expect(logged.length).toBeGreaterThan(0);
      await userEvent.keyboard('{Escape}');
      intercepted.mockRestore();
      for (const recover of recoveries) recover();
      await openSearch();
      await field.fill('waste collection');
      await expect.element(getResult('Waste collection')).toBeVisible();
      expect(getStatus(messages.part).length).toBe(0);
    },
  );

  it('searches the index when newer records fail to load, and reports that a part is missing', async () => {
    const { store, logged } = await renderHome(createTestStore(), [/The search: /]);
    for (const list of allLists) store.fail(list);
    await openSearch();
    await expect.element(getStatus(messages.part)).toBeInTheDocument();
    expect(logged.join()).toContain("'news'");
    await field.fill('waste collection');
    await expect.element(getResult('Waste collection')).toBeVisible();
  });

  it('shows results of the index and a loading notice while the store is slow', async () => {
    const { store } = await renderHome();
    store.add('news', [createNews('a-sample', { title: 'Typhoon shelter opens', updated: madeAt + 1 })]);
    const release = holdReads(store);
    await openSearch();
    await field.fill('waste collection');
    await expect.element(getResult('Waste collection')).toBeVisible();
    const loading = dialog.getByText(messages.loading);
    await expect.element(loading).toBeInTheDocument();
    await field.fill('typhoon');
    await expect.element(getResult('Waste collection')).not.toBeInTheDocument();
    expect(getStatus('Nothing found').length).toBe(0);
    release();
    await expect.element(getResult('Typhoon shelter opens')).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
  });

  it('waits with Enter until the index has loaded, and then opens the best result', async () => {
    const release = holdIndex();
    const { readAddress } = await renderSite('/home');
    await openSearch();
    await field.fill('ordinanse');
    await expect.element(getResult('Ordinance')).toBeVisible();
    await field.fill('waste collection');
    await userEvent.keyboard('{Enter}');
    await expect.element(getStatus(messages.awaited)).toBeInTheDocument();
    expect(readAddress()).toBe('/home');
    release();
    await expect.element(getMain().getByText('Waste collection').first()).toBeVisible();
    expect(dialog.length).toBe(0);
  });

  it('waits with Enter for newer records while the index has no result, unless the query is edited', async () => {
    const { store } = await renderHome();
    store.add('news', [createNews('a-sample', { title: 'Windmill repainted', updated: madeAt + 1 })]);
    const release = holdReads(store);
    await openSearch();
    await field.fill('waste collection');
    await expect.element(getResult('Waste collection')).toBeVisible();
    await field.fill('windmill repainte');
    await userEvent.keyboard('{Enter}');
    const awaited = getStatus(messages.awaited);
    await expect.element(awaited).toBeInTheDocument();
    await userEvent.keyboard('d');
    await expect.element(awaited).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(awaited).toBeInTheDocument();
    release();
    await expect.element(getHeading('Windmill repainted')).toBeVisible();
    expect(dialog.length).toBe(0);
  });

  it('shows pages and a loading notice while the index loads, and no "Nothing found" before it has loaded', async () => {
    const release = holdIndex();
    await renderSite('/home');
    await openSearch();
    await field.fill('ordinanse');
    await expect.element(getResult('Ordinance')).toBeVisible();
    const loading = dialog.getByText(messages.loading);
    await expect.element(loading).toBeInTheDocument();
    await field.fill('waste collection');
    await expect.element(getResult('Ordinance')).not.toBeInTheDocument();
    expect(getStatus('Nothing found').length).toBe(0);
    release();
    await expect.element(getResult('Waste collection')).toBeVisible();
    await expect.element(loading).not.toBeInTheDocument();
  });
});
