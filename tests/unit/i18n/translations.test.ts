/** Every sentence in every language, and the list of those that a native speaker has yet to read. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { headMessages } from '../../../src/i18n/en/head.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { collectTranslatedTexts } from '../../../tools/cli/content/contentTranslations.ts';
import { findUnreviewed, reviewMarkOf } from '../../../tools/cli/translations/translationList.ts';
import { messageCatalogues, translationLocales, withLocale } from '../../../tools/vite/locales.ts';
import { findAllMessageProblems, findMessageProblems, type Sentence } from '../../../tools/vite/messages.ts';

const sentences = (rows: Readonly<Record<string, Sentence>>) => new Map(Object.entries(rows));

describe('§2 the languages', () => {
  it('have every sentence', async () => {
    expect(await findAllMessageProblems()).toEqual([]);
  });

  it.each([
    ['is missing', {}, "src/i18n/fil/parts.ts: 'hero.lead' is missing."],
    ['is empty', { 'parts.hero.lead': '' }, "src/i18n/fil/parts.ts: 'hero.lead' is empty."],
    [
      'is no text',
      { 'parts.hero.lead': () => '' },
      "src/i18n/fil/parts.ts: 'hero.lead' must be a string, as in English.",
    ],
    [
      'is too many',
      { 'parts.hero.lead': 'x', 'parts.hero.end': 'x' },
      "src/i18n/fil/parts.ts: 'hero.end' is not in English.",
    ],
  ])('say which sentence %s, and where it belongs', (_, translated, problem) => {
    const english = sentences({ 'parts.hero.lead': 'Sample' });
    expect(findMessageProblems('fil', english, sentences(translated))).toEqual([problem]);
  });

  it.each(translationLocales)('are told under 160 characters by a search engine: %s', (language) => {
    const { descriptions } = messageCatalogues[language]!.head;
    expect(Object.entries(descriptions).filter(([, text]) => text.length > 160)).toEqual([]);
  });

  it('are exchanged where they stand, and English comes back', () => {
    const { hero } = partMessages;
    const english = hero.lead;
    expect(withLocale('fil', () => hero.lead)).toBe(messageCatalogues.fil!.parts.hero.lead);
    expect(hero.lead).toBe(english);
    expect(withLocale('ceb', () => headMessages.locale)).toBe('ceb_PH');
    expect(headMessages.locale).toBe('en_PH');
  });
});

describe('§2 the list of what a native speaker has yet to read', () => {
  it('is fresh', async () => {
    // As Node reads the words itself: what a sentence is made by is in the list as it is written.
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'translations', '--', 'check']);
    expect(stdout).toBe('The list is fresh.\n');
  });

  it('has each translated text of the content, by file, record and field', () => {
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

  it('has no sentence that was read, until it changes', () => {
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
});
