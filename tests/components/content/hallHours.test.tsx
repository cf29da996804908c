/** The hall's hours on Home and on the page of the barangay, at an hour. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hallSectionId } from '../../../src/content/models/orderedRecords.ts';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { createAlertRecords, typhoonAlert } from '../../support/alertRecords.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore, type TestRecord } from '../../support/components/testStore.ts';

const { opens, closes } = site.hall;
const { hall, hours } = partMessages.english;
const hallPath = `/The-Barangay#${toAnchor(hallSectionId)}`;
const getText = (text: string) => getMain().getByText(text, { exact: true });
const dayRows = getMain()
  .getByRole('listitem')
  .filter({ hasText: /^\w{3} \d+ \w{3}.*: (?:\d|closed)/ });

describe("the hall's hours on Home", () => {
  it('say that the hall is open until its closing hour, and when the next days are open', async () => {
    await renderSite('/home');
    await expect.element(getText(hall.open(closes))).toBeVisible();
    expect(readTexts(dayRows)).toEqual([
      'Wed 7 May: 8\u00a0am – 5\u00a0pm',
      'Thu 8 May: 8\u00a0am – 5\u00a0pm',
      'Fri 9 May: 8\u00a0am – 5\u00a0pm',
      'Thu 12 Jun: closed, Independence Day',
    ]);
    await expect.element(getText(hours(opens, closes))).not.toBeVisible();
  });

  it('name the next opening, the weekend and the holiday after it on the evening before', async () => {
    await renderSite('/home', { now: manilaInstant('2026-11-26T17:40') });
    await expect.element(getText(hall.opens('Friday', opens))).toBeVisible();
    expect(readTexts(dayRows).slice(1)).toEqual([
      'Sat 28 Nov, Sun 29 Nov: closed',
      'Mon 30 Nov: closed, Bonifacio Day',
      'Tue 8 Dec: closed, Feast of the Immaculate Conception',
    ]);
  });

  it('name the holiday on its own day, before the days after it', async () => {
    await renderSite('/home', { now: manilaInstant('2026-11-30T10:00') });
    await expect.element(getText(hall.opens('Tuesday', opens))).toBeVisible();
    expect(readTexts(dayRows)[0]).toBe('Mon 30 Nov: closed, Bonifacio Day');
  });
});

describe("the hall's hours on the page of the barangay", () => {
  it('are those of Home, in the section to which a link of the hall leads', async () => {
    await renderSite(hallPath);
    const section = page.getByCss(`#${toAnchor(hallSectionId)}`);
    await expect.element(section.getByText(hall.open(closes), { exact: true })).toBeVisible();
    expect(dayRows.length).toBe(4);
    await expect.element(section).toHaveFocus();
  });

  it('are the weekly hours, and the next closed days with their dates, while an urgent alert runs', async () => {
    await renderSite(hallPath, { alerts: createAlertRecords([typhoonAlert]) });
    await expect.element(getText(hours(opens, closes))).toBeVisible();
    const section = page.getByCss(`#${toAnchor(hallSectionId)}`);
    expect(readTexts(section.getByRole('group').getByRole('listitem'))).toEqual([
      'Thursday, 12 June: closed, Independence Day',
    ]);
  });
});

describe('§3 an urgent alert, and the days of the hall', () => {
  const alerts = createAlertRecords([typhoonAlert]);
  const card = page.getByRole('group', { name: partMessages.english.tasks.hall, exact: true });
  const records: readonly TestRecord[] = [
    { id: '2031-06-11', closedAfternoon: true, reason: 'Sample assembly' },
    { id: '2031-06-10', placesMorning: 5 },
    { id: '2031-06-13', holiday: true },
    { id: '2031-06-16', closedMorning: true, closedAfternoon: true },
  ];

  const renderCard = async (locale?: Locale) => {
    const store = createTestStore();
    store.add('hallDays', records);
    await renderSite('/home', { store, alerts, ...(locale && { locale }) });
    await expect.poll(() => card.getByRole('listitem').length).toBe(3);
    return readTexts(card);
  };

  it("are all that Home's card says of it: the next closed days by law and by records, and no hour of opening", async () => {
    expect(await renderCard()).toEqual([
      [
        partMessages.english.tasks.hall,
        hours(opens, closes),
        'Wednesday, 11 June: closed in the afternoonSample assembly',
        'Thursday, 12 June: closed, Independence Day',
        'Friday, 13 June: closed, a declared holiday',
      ].join(''),
    ]);
  });

  it.each([
    ['fil', 'Huwebes, Hunyo 12: sarado, Araw ng Kalayaan'],
    ['ceb', 'Huwebes, Hunyo 12: sirado, Adlaw sa Kagawasan'],
  ] as const)('name the closed days in the locale %s', async (locale, row) => {
    expect((await renderCard(locale))[0]).toContain(row);
  });

  it('leave on the page of announcements no hour of opening, and no row without a word', async () => {
    const store = createTestStore();
    store.replace('announcements', []);
    store.add('hallDays', [
      { id: '2031-05-08', closedMorning: true, reason: 'Sample assembly' },
      { id: '2031-05-09', placesMorning: 5 },
      { id: '2031-05-12', note: 'Sample note' },
    ]);
    await renderSite('/Announcements', { store, alerts });
    const days = page.getByRole('complementary').getByRole('listitem');
    await expect
      .poll(() => readTexts(days))
      .toEqual([
        'Thu 8 May: closed in the morningSample assembly',
        'Sat 10 May, Sun 11 May: closed',
        'Mon 12 MaySample note',
      ]);
  });
});

describe("§3 the hall's card by the records of its days", () => {
  const renderDays = (...records: readonly TestRecord[]) => {
    const store = createTestStore();
    store.add('hallDays', records);
    return renderSite('/home', { store });
  };

  it('shows the closed half days of the next days with their reasons and notes', async () => {
    await renderDays(
      { id: '2031-05-07', status: 'active', closedMorning: true, reason: 'Sample assembly' },
      { id: '2031-05-08', status: 'active', closedMorning: true, closedAfternoon: true },
      {
        id: '2031-05-09',
        status: 'active',
        holiday: true,
        reason: 'Sample proclamation',
        note: 'Sample note',
      },
    );
    await expect
      .poll(() => readTexts(dayRows))
      .toEqual([
        'Wed 7 May: 12:00\u00a0pm – 5\u00a0pmSample assembly',
        'Thu 8 May: closed',
        'Fri 9 May: closed, a declared holidaySample proclamationSample note',
        'Thu 12 Jun: closed, Independence Day',
      ]);
  });

  it('says that the hall is closed this morning, why, and when it opens', async () => {
    await renderDays({
      id: '2031-05-06',
      status: 'active',
      closedMorning: true,
      reason: 'Sample assembly',
      note: 'Sample note',
    });
    await expect.element(getText(hall.opensToday('12:00'))).toBeVisible();
    await expect.element(getText('Sample assembly')).toBeVisible();
    await expect.element(getText('Sample note')).toBeVisible();
  });

  it('shows the note of every day once', async () => {
    await renderDays({ id: 'every-day', status: 'active', note: 'Sample note' });
    await expect.element(getText('Sample note')).toBeVisible();
    expect(getText('Sample note').length).toBe(1);
  });

  it('shows neither an inactive record nor a malformed one, and logs the malformed one', async () => {
    const store = createTestStore();
    store.add('hallDays', [
      { id: '2031-05-07', status: 'inactive', closedMorning: true, closedAfternoon: true },
      { id: '2031-05-08', status: 'active', closedMorning: 'yes', placesMorning: '50' },
      { id: 'tomorrow', status: 'active', closedMorning: true },
    ]);
    const { logged } = await renderSite('/home', { store, mayLog: [/of HallDay_List, field/] });
    await expect.poll(() => logged).toHaveLength(3);
    await expect
      .poll(() => readTexts(dayRows).map((row) => row.slice(0, 13)))
      .toEqual(['Wed 7 May: 8\u00a0', 'Thu 8 May: 8\u00a0', 'Fri 9 May: 8\u00a0', 'Thu 12 Jun: c']);
  });

  it('marks a sample, and shows markup of a reason as text', async () => {
    await renderDays({
      id: '2031-05-07',
      status: 'active',
      sample: true,
      closedMorning: true,
      reason: '<img src=x onerror=ran=1> \u202eSample',
    });
    await expect.poll(() => readTexts(dayRows)[0]).toContain('<img src=x onerror=ran=1>  Sample');
    expect(readTexts(dayRows)[0]).toMatch(/Sample$/);
    expect('ran' in window).toBe(false);
  });
});
