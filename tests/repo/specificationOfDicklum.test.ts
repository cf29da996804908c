/** What the specification says of Barangay Dicklum by name, to the letter. `npm run init` removes this file from another site. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../server/content/readContent.ts';
import { directories } from '../../server/http/serve.ts';
import { toPlanOffset } from '../../src/domain/map/geo.ts';
import { collectionOf, privateCollections } from '../../src/firestore/collections.ts';
import { translateToEnglish } from '../../src/i18n/define.ts';
import { partMessages } from '../../src/i18n/en/parts.ts';
import { translationLocales } from '../../src/i18n/locales.ts';
import { readFields } from '../../src/lib/readFields.ts';
import { documentTitleOf, groupTitle, routeOfPage, toWindowTitle } from '../../src/routes/menu.ts';
import siteFile from '../../src/site.json' with { type: 'json' };
import { map, site } from '../../src/site.ts';
import { readTranslatedTexts } from '../../tools/cli/content/contentTranslations.ts';
import { renderSharePicture } from '../../tools/cli/init/sharePicture.ts';
import {
  areSourcesCurrent,
  findQuestions,
  readAllRows,
  readReviewMarks,
  readTranslationSources,
} from '../../tools/cli/translations/translationList.ts';

/** docs/specification.md with the names of this barangay. */
const document = readFileSync('docs/specification.md', 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/\{(?:name|slug)\}/g, 'Dicklum')
  .replaceAll('{root}', 'Dicklum_website');

describe('§2 §7 the names of Barangay Dicklum', () => {
  it.each([
    ['the official title', site.title, 'Barangay Dicklum Official Website'],
    ['the title of Home', documentTitleOf('/home', translateToEnglish), 'Barangay Dicklum Official Website'],
    ['the title of another page', toWindowTitle('News'), 'News - Barangay Dicklum'],
    [
      'the copyright line of 2024',
      partMessages.english.copyright(site.copyrightYear, site.barangay),
      'Copyright © 2024 Barangay Dicklum. All rights reserved.',
    ],
    ['the first line of the header', site.province, 'Province of Bukidnon'],
    ['the second line of the header', site.municipality, 'Municipality of Manolo Fortich'],
    ['the third line of the header', site.barangay, 'Barangay Dicklum'],
    ['the path of tourism', routeOfPage('Tourism').path, '/Barangay-Dicklum-Tourism'],
    ['the group of the history', groupTitle('about', translateToEnglish), 'About Barangay Dicklum'],
    ['the path of the contacts', collectionOf('contacts').path, 'Dicklum_website/EmergencyContact_List/list'],
    ['the path of the charter', collectionOf('charter').path, 'Dicklum_website/CitizensCharter_List/list'],
    ['the path of the requests', privateCollections.requests.path, 'Dicklum_website/Form_Requests/list'],
  ])('has the exact text for %s', (_, found, text) => {
    expect(found).toBe(text);
    expect(document.includes(text)).toBe(true);
  });
});

describe('§2 §3 the content of Barangay Dicklum', () => {
  it('has every translation of every record', () => {
    const untranslated = readContent(directories.content).records.filter(({ fields }) => {
      const found = readFields(fields.translations);
      return !translationLocales.every((language) => found.has(language));
    });
    expect(untranslated.map(({ list, id }) => `${list} ${id}`)).toEqual([]);
  });

  it.each(translationLocales)('has noted the English of each translated text, in %s', (locale) => {
    // To note it: npm run translations.
    expect(areSourcesCurrent(readTranslatedTexts(locale), readTranslationSources()[locale])).toBe(true);
  });
});

describe('§2 the questions to a native speaker', () => {
  it.each(translationLocales)('asks in %s only about sentences that the lists have', (locale) => {
    const keys = new Set(readAllRows(locale).map(({ key }) => key));
    expect(findQuestions(locale, readReviewMarks()).filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('§2 the map of Barangay Dicklum', () => {
  it('outlines an area within one percent of the 850.75 hectares of the profile', () => {
    const corners = map?.outline.map((corner) => toPlanOffset(map!.hall, corner)) ?? [];
    const doubled = corners.reduce((sum, a, at) => {
      const b = corners[(at + 1) % corners.length]!;
      return sum + a.east * b.north - b.east * a.north;
    }, 0);
    expect(Math.abs(doubled) / 2 / 10_000).toBeGreaterThan(842);
    expect(Math.abs(doubled) / 2 / 10_000).toBeLessThan(859);
  });
});

describe('§2 the picture of shared links of Barangay Dicklum', () => {
  it('is the one that npm run init picture renders', () => {
    const { png } = renderSharePicture(siteFile, readFileSync(`public${siteFile.seal}`, 'utf8'));
    expect(readFileSync(`public${siteFile.picture.src}`).equals(png)).toBe(true);
  });
});
