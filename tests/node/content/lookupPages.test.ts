/** The hotlines, the charter and the officials as the server sends them: every text of a record, and what stands for a wrong one. */
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { lookupMessages } from '../../../src/i18n/en/lookup.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { site } from '../../../src/site.ts';
import { createHostileRecords } from '../../support/browser/filledRecords.ts';
import { clearList, seedRecords } from '../../support/browser/seedRecords.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { charterPath, createOfficial, lookupPages } from '../../support/lookupRecords.ts';
import { readSoundness, soundPage } from '../../support/pageSoundness.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

const startSite = (): Promise<RunningServer> => startTestServer({ dist: inject('siteDist') });

/** The main part of a page, which has nothing that no page may have. */
const readSoundMain = async ({ address }: RunningServer, path: string): Promise<PageElement> => {
  const html = await (await fetch(new URL(path, address))).text();
  expect({ path, ...readSoundness(html) }).toEqual({ path, ...soundPage });
  return findMain(parsePage(html));
};

const textsOf = (element: PageElement, tag: string, attributes: Readonly<Record<string, string>> = {}) =>
  findElements(element, [tag], attributes).map(({ text }) => text);

describe('§2 the officials', () => {
  it('shows term, committees, text, the hall and the last update of an official', async () => {
    const server = await startSite();
    await seedRecords(server, 'officials', [
      {
        id: 'x',
        ...createOfficial(1),
        term: '2023 to 2026',
        committees: ['• Health', '', 'Education'],
        body: 'First paragraph.\n\nSecond **paragraph**.',
      },
    ]);
    const main = await readSoundMain(server, '/official-details/x');
    const committees = findElements(main, ['section']).find(({ text }) =>
      text.startsWith(lookupMessages.english.officials.committees),
    );
    expect(textsOf(committees!, 'li')).toEqual(['Health', 'Education']);
    for (const text of [
      '2023 to 2026',
      'Second paragraph.',
      site.hall.name,
      `${pageMessages.english.lastUpdated} 6 May 2031`,
    ])
      expect(main.text.replace(/\s+/g, ' ')).toContain(text);
  });
});

describe("§2 the citizen's charter", () => {
  it('shows the valid fields of a malformed service', async () => {
    const server = await startSite();
    await clearList(server, 'charter');
    await seedRecords(
      server,
      'charter',
      lookupPages.find(({ list }) => list === 'charter')!.malformedRecords,
    );
    const main = await readSoundMain(server, charterPath);
    const odd = findElements(main, ['tr']).find(({ text }) => text.includes('Sample odd'))!;
    expect(textsOf(odd, 'td')).toEqual([
      lookupMessages.english.charter.noClient,
      lookupMessages.english.charter.noFee,
      'About 7 minutes',
    ]);
  });
});

/** Where a lookup page shows the names of its records. */
const readNames = {
  contacts: (main: PageElement) => findElements(main, ['li']).flatMap((item) => textsOf(item, 'b')),
  charter: (main: PageElement) =>
    findElements(main, ['th'], { scope: 'row' }).flatMap((row) => textsOf(row, 'a')),
  officials: (main: PageElement) => findElements(main, ['li']).flatMap((item) => textsOf(item, 'a')),
};

describe.each(lookupPages)('§3 hostile records of $title (failures 22)', ({ path, list }) => {
  it.each([0, 20])('shows payloads as text in every field, from payload %i on', async (from) => {
    const server = await startSite();
    const payloads = hostilePayloads.slice(from, from + 20);
    await clearList(server, list);
    await seedRecords(
      server,
      list,
      createHostileRecords(list, from, from + 20).map((record, at) => ({
        ...record,
        // No page shows a contact without a number.
        ...(list === 'contacts' ? { mobileCon2: '0900 009' } : { slug: payloads[at] }),
      })),
    );
    const names = readNames[list](await readSoundMain(server, path));
    expect(names).toHaveLength(20);
    expect(payloads.filter((payload) => !names.some((name) => name.includes(payload)))).toEqual([]);
    if (list === 'officials')
      for (const [at, payload] of payloads.entries()) {
        const main = await readSoundMain(server, `/official-details/hostile-${String(at).padStart(2, '0')}`);
        expect(textsOf(main, 'h1')).toEqual([payload]);
      }
  });
});
