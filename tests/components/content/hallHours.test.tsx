/** The hall's hours on Home and on the page of the barangay, at an hour. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { hallSectionId } from '../../../src/content/models/section.ts';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { toAnchor } from '../../../src/routes/anchor.ts';
import { site } from '../../../src/site.ts';
import { createAlertRecords, typhoonAlert } from '../../support/alertRecords.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';

const { opens, closes } = site.hall;
const { hall, hours } = partMessages.english;
const hallPath = `/The-Barangay#${toAnchor(hallSectionId)}`;
const getText = (text: string) => getMain().getByText(text, { exact: true });
const dayRows = getMain().getByText(/^\w{3} \d+ \w{3}.*: (?:\d|closed)/);

describe("the hall's hours on Home", () => {
  it('say that the hall is open until its closing hour, and when the next days are open', async () => {
    await renderSite('/home');
    await expect.element(getText(hall.open(closes))).toBeVisible();
    expect(readTexts(dayRows)).toEqual([
      expect.stringMatching(/^Wed 7 May: 8:00/),
      expect.stringMatching(/^Thu 8 May: 8:00/),
      expect.stringMatching(/^Fri 9 May: 8:00/),
    ]);
    await expect.element(getText(hours(opens, closes))).not.toBeVisible();
  });

  it('name the next opening, the weekend and the holiday after it on the evening before', async () => {
    await renderSite('/home', { now: manilaInstant('2026-11-26T17:40') });
    await expect.element(getText(hall.opens('Friday', opens))).toBeVisible();
    expect(readTexts(dayRows).slice(1)).toEqual([
      'Sat 28 Nov, Sun 29 Nov: closed',
      'Mon 30 Nov: closed (Bonifacio Day)',
    ]);
  });
});

describe("the hall's hours on the page of the barangay", () => {
  it('are those of Home, in the section to which a link of the hall leads', async () => {
    await renderSite(hallPath);
    const section = page.getByCss(`#${toAnchor(hallSectionId)}`);
    await expect.element(section.getByText(hall.open(closes), { exact: true })).toBeVisible();
    expect(dayRows.length).toBe(3);
    await expect.element(section).toHaveFocus();
  });

  it('are the weekly hours alone while an urgent alert runs', async () => {
    await renderSite(hallPath, { alerts: createAlertRecords([typhoonAlert]) });
    await expect.element(getText(hall.mayChange)).toBeVisible();
    await expect.element(getText(hours(opens, closes))).toBeVisible();
    expect(dayRows.length).toBe(0);
  });
});
