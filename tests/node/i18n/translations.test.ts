/** The messages of the locales, and the list of translations that a native speaker has yet to review. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { headMessages } from '../../../src/i18n/en/head.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { translationLocales } from '../../../src/i18n/locales.ts';
import { localizations, translatedMessages } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';
import { collectTranslatedTexts } from '../../../tools/cli/content/contentTranslations.ts';
import {
  areSourcesCurrent,
  findOutdated,
  findUnreviewed,
  formatTranslationList,
  reviewMarkOf,
  sourceOf,
  updateSources,
} from '../../../tools/cli/translations/translationList.ts';

describe('§2 the locales', () => {
  it.each(translationLocales)('every page description has at most 160 characters in %s', (language) => {
    const descriptions = Object.values(translatedMessages[language].pageTexts).map(({ description }) =>
      description(site.place),
    );
    expect(descriptions.filter((text) => text.length > 160)).toEqual([]);
  });

  it('translate finds the messages of its own locale', () => {
    expect(localizations.fil.translate(partMessages)).toBe(translatedMessages.fil.parts);
    expect(localizations.ceb.translate(headMessages).locale).toBe('ceb_PH');
    expect(localizations.en.translate(headMessages)).toBe(headMessages.english);
  });
});

describe('§2 the list of translations to review', () => {
  it('the English of every translated message is noted', async () => {
    // In plain Node: a row has the source text of a message function, which Vitest transforms.
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/cli/translations.ts', 'check']);
    expect(stdout).toBe('src/i18n/translatedFrom.json is up to date.\n');
  });

  it('lists each translated text of the content by file, record and field', () => {
    const fields = {
      name: 'Service',
      fees: ['Fee', 'Other fee'],
      content: '2013',
      translations: { fil: { name: 'Serbisyo', fees: ['Bayad', 'Iba'], content: '2013' } },
    };
    const record = { list: 'charter', id: 'a', fields } as const;
    expect(collectTranslatedTexts([record], 'fil')).toEqual([
      { key: 'content.CitizensCharter_List.a.name', english: 'Service', translated: 'Serbisyo' },
      {
        key: 'content.CitizensCharter_List.a.fees',
        english: 'Fee / Other fee',
        translated: 'Bayad / Iba',
      },
    ]);
    expect(collectTranslatedTexts([record], 'ceb')).toEqual([]);
  });

  it('leaves out a reviewed sentence until its English or its translation changes', () => {
    const row = { key: 'parts.skip', english: 'Skip', translated: 'Lumaktaw' };
    const read = { fil: { 'parts.skip': reviewMarkOf(row) } };
    expect(findUnreviewed('fil', [row], read)).toEqual([]);
    expect(findUnreviewed('ceb', [row], read)).toEqual([row]);
    for (const changed of [
      { ...row, english: 'Skip it' },
      { ...row, translated: 'Laktawan' },
    ])
      expect(findUnreviewed('fil', [changed], read)).toEqual([changed]);
  });

  describe('a translation of an older English', () => {
    const row = { key: 'parts.skip', english: 'Skip', translated: 'Lumaktaw' };
    const sources = updateSources([row]);
    const rewritten = { ...row, english: 'Skip to the page' };

    it('is found from the change of the English on, also after the list was written again', () => {
      expect(findOutdated([row], sources)).toEqual([]);
      expect(findOutdated([rewritten], sources)).toEqual([rewritten]);
      expect(findOutdated([rewritten], updateSources([rewritten], sources))).toEqual([rewritten]);
    });

    it('is current again when it is changed, confirmed, or the English is changed back', () => {
      const changed = { ...rewritten, translated: 'Lumaktaw sa pahina' };
      expect(findOutdated([changed], sources)).toEqual([]);
      expect(updateSources([changed], sources)).toEqual({ 'parts.skip': sourceOf(changed) });
      expect(findOutdated([rewritten], { 'parts.skip': sourceOf(rewritten) })).toEqual([]);
      expect(findOutdated([row], updateSources([rewritten], sources))).toEqual([]);
    });

    it('is none while nothing is noted of its sentence', () => {
      expect(findOutdated([rewritten])).toEqual([]);
      expect(areSourcesCurrent([rewritten])).toBe(false);
      expect(areSourcesCurrent([rewritten], sources)).toBe(true);
      expect(areSourcesCurrent([{ ...row, translated: 'Laktawan' }], sources)).toBe(false);
      expect(updateSources([rewritten])).toEqual({ 'parts.skip': sourceOf(rewritten) });
    });
  });

  it('begins with the questions, then the translations of an older English, then all that are unread', () => {
    const { skip, menu } = translatedMessages.fil.parts;
    const list = formatTranslationList(
      { fil: { 'parts.skip': 'Is this said here?' } },
      { fil: { 'parts.menu': sourceOf({ key: '', english: 'Older menu', translated: menu }) } },
    );
    const [first, second, third, others] = list.slice(list.indexOf('## ')).split('## ').slice(1);
    expect(first).toBe(
      `Filipino: 1 to ask a native speaker\n\n- \`parts.skip\` ('${skip}'): Is this said here?\n\n`,
    );
    expect(second).toBe(
      `Filipino: 1 translated from an older English\n\n| Key | English | Filipino |\n|---|---|---|\n| \`parts.menu\` | Menu | ${menu} |\n\n`,
    );
    expect(third).toMatch(/^Filipino: (\d+) of \1\n/);
    expect(third).toContain('`parts.skip`');
    expect(others).toMatch(/^Cebuano: (\d+) of \1\n/);
  });
});
