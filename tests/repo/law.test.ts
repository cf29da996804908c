/** Rules of law, and names of offices, that the samples keep: those of this project, and not what a barangay wrote in their place. CONTRIBUTING.md lists the facts that a reviewer checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hallSectionId } from '../../src/content/models/orderedRecords.ts';
import { type TranslationLocale, translationLocales } from '../../src/i18n/locales.ts';
import { projectContent } from '../support/server/projectContent.ts';

interface Sample {
  readonly id: string;
  readonly sample?: boolean;
  readonly date?: number;
  readonly extraPurposes?: readonly string[];
}

const recordIn = (folder: string, list: string, id: string): Sample => {
  const records: Sample[] = JSON.parse(readFileSync(join(folder, `${list}.json`), 'utf8'));
  return records.find((record) => record.id === id && record.sample === true)!;
};

describe.each(projectContent)('the sample content in %s', (folder) => {
  it('offers no barangay clearance for a business, which the city or municipal hall issues (RA 11032, Section 11(f))', () => {
    const { extraPurposes = [] } = recordIn(folder, 'CitizensCharter_List', 'issuance-of-barangay-clearance');
    const business = extraPurposes.filter((purpose) => /business/i.test(purpose));
    expect(business).toEqual([expect.stringContaining('go to the city or municipal hall (RA 11032)')]);
  });

  it('holds the barangay assembly on a Saturday or Sunday of March or October (Proclamation 599, 2018)', () => {
    const { date = 0 } = recordIn(folder, 'Announcement_List', 'barangay-assembly');
    // In Manila, eight hours ahead of UTC.
    const day = new Date(date + 8 * 3_600_000);
    expect([0, 6]).toContain(day.getUTCDay());
    expect([2, 9]).toContain(day.getUTCMonth());
  });
});

interface Texts {
  readonly title: string;
  readonly body: string;
}

interface SectionSample extends Texts {
  readonly id: string;
  readonly translations: Readonly<Record<TranslationLocale, Texts>>;
}

const textsIn = (folder: string, id: string): readonly string[] => {
  const records: SectionSample[] = JSON.parse(readFileSync(join(folder, 'Page_List.json'), 'utf8'));
  const { title, body, translations } = records.find((record) => record.id === id)!;
  return [{ title, body }, ...translationLocales.map((locale) => translations[locale])].map(
    (texts) => `${texts.title}\n${texts.body}`,
  );
};

describe.each(projectContent)('the sections for residents in %s', (folder) => {
  it('send a business to the city or municipal hall for its barangay clearance too (RA 11032, Section 11(f))', () => {
    for (const text of textsIn(folder, 'other-offices')) {
      const [business] = text.split('\n').filter((line) => /barangay clearance/.test(line));
      expect(business).toMatch(/business permit.*city o.? municipal hall.*barangay clearance.*RA 11032/i);
    }
  });

  it.each([
    'permit sa negosyo',
    "mayor's permit",
    'real property tax',
    'birth certificate',
    'late registration',
    'CENOMAR',
    'senior ID',
    'PWD ID',
    'solo parent ID',
    '4Ps',
    'ayuda',
    'police clearance',
    'NBI clearance',
  ])('name %s as residents do, in each language', (name) => {
    for (const text of textsIn(folder, 'other-offices'))
      expect(text.toLowerCase()).toContain(name.toLowerCase());
  });

  it('leave the hours, the address and the telephone of the hall to site.json', () => {
    for (const text of textsIn(folder, hallSectionId))
      expect(text).not.toMatch(/\d:\d\d|\bam\b|\d{3} \d{3}|Hall,/);
  });
});
