/** The hall's section of /The-Barangay as the server sends it, which may be read hours later. */
import { describe, expect, inject, it } from 'vitest';
import { hallSectionId } from '../../../src/content/models/orderedRecords.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

const { address, telephone, opens, closes } = site.hall;

const record = { id: hallSectionId, page: 'the-barangay', title: 'The hall', order: 1 };
const another = { ...record, id: 'another', title: 'Another section' };

const fetchMain = async (server: { readonly address: string }, path: string): Promise<PageElement> =>
  findMain(parsePage(await fetchHtml(server, path)));

const sectionsOf = (main: PageElement, id: string): readonly PageElement[] =>
  findElements(main, ['section'], { id: toAnchor(id) });

describe('§2 the section of the hall on /The-Barangay', () => {
  it("has the hall's address, telephone and weekly hours, which its record does not repeat", async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    await seedRecords(server, 'pages', [record]);
    const [section] = sectionsOf(await fetchMain(server, '/The-Barangay'), hallSectionId);
    expect(section?.text).toContain(address);
    expect(section?.text).toContain(partMessages.english.hours(opens, closes));
    expect(section?.text).not.toMatch(/Open now|Closed now/);
    const [call, ...others] = findElements(section!, ['a']);
    expect([call?.text, call?.attributes.href, others]).toEqual([
      telephone.number,
      `tel:${telephone.number.replaceAll(' ', '')}`,
      [],
    ]);
    expect(section?.text.includes(partMessages.english.sample)).toBe(telephone.sample);
  });

  it.each([
    ['hidden', { ...record, status: 'inactive' }],
    ['on another page', { ...record, page: 'resident' }],
  ])('is not there while its record is %s, and no other section has the hours', async (_, stored) => {
    const server = await startTestServer({ dist: inject('siteDist') });
    await seedRecords(server, 'pages', [stored, another]);
    const main = await fetchMain(server, '/The-Barangay');
    expect(sectionsOf(main, hallSectionId)).toEqual([]);
    expect(sectionsOf(main, another.id)).toHaveLength(1);
    expect(main.text).not.toContain(partMessages.english.hours(opens, closes));
    // Home answers then.
    expect((await fetchMain(server, '/home')).text).toContain(partMessages.english.hours(opens, closes));
  });
});

describe("§3 the hall's days in the HTML of a page", () => {
  const days = [
    { id: '2031-05-07', closedMorning: true, reason: 'Sample assembly' },
    { id: '2031-05-08', holiday: true, reason: 'Sample proclamation' },
    { id: '2031-05-05', closedMorning: true, reason: 'Sample day before' },
    { id: 'every-day', note: 'Sample note' },
  ];

  it('name the closed days to come with their dates, the reasons, and the note of every day', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    expect((await fetchMain(server, '/home')).text).not.toContain('Sample assembly');
    await seedRecords(server, 'hallDays', days);
    const { text } = await fetchMain(server, '/home');
    for (const part of [
      'Wed 7 May: closed in the morning',
      'Sample assembly',
      'Thu 8 May: closed, a declared holiday',
      'Sample proclamation',
      'Sample note',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Sample day before');
    expect(text).not.toMatch(/Open now|Closed now/);
  });

  it('are in the language of the page', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    await seedRecords(server, 'hallDays', [
      { ...days[0]!, translations: { fil: { reason: 'Sample na pulong' } } },
    ]);
    const { text } = findMain(parsePage(await fetchHtml(server, '/home', 'fil')));
    expect(text).toContain('sarado sa umaga');
    expect(text).toContain('Sample na pulong');
    expect(text).not.toContain('Sample assembly');
  });
});
