import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFileNameOf, contentListNames } from '../../../../server/content/contentFiles.ts';
import { readContent } from '../../../../server/content/readContent.ts';
import { planImport } from '../../../../src/content/import/importPlan.ts';
import { localizeDocument } from '../../../../src/content/models/localize.ts';
import { toServices } from '../../../../src/content/models/service.ts';
import { type ListName, lists } from '../../../../src/content/schema/lists.ts';
import { translatableFields } from '../../../../src/content/schema/translatable.ts';
import { translationLocales } from '../../../../src/i18n/locales.ts';
import { readFields } from '../../../../src/lib/readFields.ts';
import { formatContentFile } from '../../../../tools/cli/content/contentFile.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { contentSamples, toContentFile } from '../../../support/server/contentSamples.ts';
import { projectContent } from '../../../support/server/projectContent.ts';
import { createTempDirectory, testNow, writeFiles } from '../../../support/server/runningServer.ts';

const read = (list: ListName, record: object) => {
  const folder = createTempDirectory();
  writeFiles(folder, toContentFile(list, [record]));
  return readContent(folder);
};

/** The record's own texts, word for word. */
const sameIn = (list: ListName, record: object) =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => Object.hasOwn(translatableFields[list], name)),
  );

describe('§3 a complete translation', () => {
  it.each(contentListNames)('accepts a complete translation with a record of %s', (list) => {
    const record = { ...contentSamples[list], translations: { fil: sameIn(list, contentSamples[list]) } };
    const { problems, records } = read(list, record);
    expect(problems).toEqual([]);
    expect(records[0]?.fields.translations).toEqual(record.translations);
  });

  it.each([
    ['history', { year: '2013' }, {}],
    ['charter', { fees: ['₱50', ''] }, {}],
    ['charter', { fees: ['₱50', 'Sample'] }, { fees: ['', 'Sample'] }],
    [
      'charter',
      { processing_time: ['1-2 hours', '3 days'] },
      { processing_time: ['1-2 ka oras', '3 ka adlaw'] },
    ],
    ['charter', { manualTotalTime: '2 days' }, { manualTotalTime: 'mga 2 adlaw' }],
    ['pages', { figures: [{ value: '2 km' }] }, { figures: [{ value: '2 km' }] }],
    ['officials', { name: 'Sample' }, {}],
    ['news', { summary: ' ' }, { summary: '' }],
  ] as const)(
    'accepts a translation of %s without the texts that need none: English %j, translation %j',
    (list, english, translated) => {
      const title = sameIn(list, contentSamples[list]);
      const record = {
        ...contentSamples[list],
        ...english,
        translations: { ceb: { ...title, ...translated } },
      };
      expect(read(list, record).problems).toEqual([]);
    },
  );

  it('writes translations last, in the order of the locales and of the field table', () => {
    const { title, ...others } = { title: 'Sample', summary: 'Sample', body: 'Sample' };
    const backwards = { body: 'Sample', summary: 'Sample', title };
    const fields = { translations: { ceb: backwards, fil: backwards }, ...others, title, status: 'active' };
    const [written] = JSON.parse(formatContentFile('news', [{ id: 'a', fields }])) as object[];
    expect(JSON.stringify(written)).toBe(
      JSON.stringify({
        id: 'a',
        status: 'active',
        title,
        ...others,
        translations: { fil: { title, ...others }, ceb: { title, ...others } },
      }),
    );
  });

  it('writes translations before translatedFrom, both in the same order', () => {
    const texts = { body: 'Sample', title: 'Sample' };
    const fields = {
      translatedFrom: { ceb: texts, fil: texts },
      translations: { fil: texts },
      status: 'active',
    };
    const [written] = JSON.parse(formatContentFile('news', [{ id: 'a', fields }])) as object[];
    const arranged = { title: 'Sample', body: 'Sample' };
    expect(JSON.stringify(written)).toBe(
      JSON.stringify({
        id: 'a',
        status: 'active',
        translations: { fil: arranged },
        translatedFrom: { fil: arranged, ceb: arranged },
      }),
    );
  });

  it('counts a changed translation as a change of its record', () => {
    const { files, records } = read('news', {
      ...contentSamples.news,
      slug: 'a',
      translations: { fil: { title: 'B' } },
    });
    const before = { ...records[0]!.fields, updated: 1, translations: { fil: { title: 'A' } } };
    const stored = new Map([['news', new Map([['a', { fields: before, isPlain: true }]])]] as const);
    const [list] = planImport({ files, records }, stored, testNow).lists;
    expect([list?.changed, list?.writes[0]?.updated]).toEqual([1, testNow]);
  });
});

describe.each(projectContent)('§2, §3 the records in %s in every locale', (folder) => {
  const ours = readContent(folder);
  const services = ours.records.filter(({ list }) => list === 'charter');
  const rows = services.flatMap((service) =>
    translationLocales
      .filter((language) => readFields(service.fields.translations).has(language))
      .map((language) => ({ id: service.id, language, service })),
  );

  it.each(rows)(
    'the service $id takes as long in $language as in English',
    ({ language, service: { id, fields } }) => {
      const totalIn = (one: 'en' | typeof language) =>
        toServices([localizeDocument({ id, data: fields }, one)], createRecordContext())[0]?.total;
      expect(totalIn(language)).toBe(totalIn('en'));
    },
  );

  it.each(rows)(
    'the service $id has the same slug, purpose labels and number of steps in $language as in English',
    ({ language, service: { id, fields } }) => {
      const [english, translated] = (['en', language] as const).map(
        (one) => toServices([localizeDocument({ id, data: fields }, one)], createRecordContext())[0]!,
      );
      expect(translated?.slug).toBe(english?.slug);
      expect(translated?.name).not.toBe(english?.name);
      expect(translated?.purposes.map(({ label }) => label)).toEqual(
        english?.purposes.map(({ label }) => label),
      );
      expect(translated?.steps).toHaveLength(english?.steps.length ?? 0);
    },
  );

  it.each(contentListNames)('the translations of %s have the same numbers as the English', (list) => {
    const { records } = readContent(join(folder, contentFileNameOf(list)));
    const digits = (text: string) => (text.match(/\d[\d,.]*\d|\d/g) ?? []).sort();
    for (const { id, fields } of records)
      for (const language of translationLocales) {
        const translated = readFields(readFields(fields.translations).get(language));
        for (const [name, text] of translated)
          expect([id, language, name, digits(JSON.stringify(text))]).toEqual([
            id,
            language,
            name,
            digits(JSON.stringify(fields[name])),
          ]);
      }
  });

  it.each(contentListNames)(
    'the translations of %s have the links, headings and list items of the English',
    (list) => {
      const marks = (text: unknown) => String(text).match(/^#+ |^- |\]\([^)]*\)/gm) ?? [];
      const records = JSON.parse(
        readFileSync(join(folder, `${lists[list].collection}.json`), 'utf8'),
      ) as Record<string, unknown>[];
      for (const { id, body, translations } of records)
        for (const language of translationLocales) {
          const translated = readFields(readFields(translations).get(language));
          if (translated.size > 0) expect([id, marks(translated.get('body'))]).toEqual([id, marks(body)]);
        }
    },
  );
});
