import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../server/content/readContent.ts';
import { readSearchWordsFile } from '../../../../server/content/searchWordsFile.ts';
import { createTempDirectory } from '../../../support/server/runningServer.ts';

const writeWords = (content: unknown): string => {
  const path = join(createTempDirectory(), 'search-words.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
const withRow = (row: unknown) => ({ fields: { sample: [row] } });
const row = { opens: ['page/Home'], en: 'start' };

describe('§7 the vocabulary of the search', () => {
  it('is read in every language, each phrase once', () => {
    const path = writeWords({
      stopWords: { en: 'the, a', fil: 'ang' },
      commonWords: { ceb: 'balay' },
      fields: {
        sample: [{ kind: 'danger', opens: ['page/Home'], en: 'fire,  on fire,', fil: 'sunog', ceb: 'sunog' }],
      },
    });
    expect(readSearchWordsFile(join(path, '..'))).toEqual({
      stopWords: ['the', 'a', 'ang'],
      commonWords: ['balay'],
      rows: [{ kind: 'danger', opens: ['page/Home'], phrases: ['fire', 'on fire', 'sunog'] }],
    });
  });

  it('is empty in a folder that has no such file', () => {
    expect(readSearchWordsFile(createTempDirectory()).rows).toEqual([]);
  });

  it('takes phrases among the words to leave out, as a file of version 0.2.0 has them, for their words', () => {
    const path = writeWords({
      stopWords: { en: 'a, help me find' },
      commonWords: { fil: 'baka naman, paano' },
      fields: {},
    });
    expect(readSearchWordsFile(join(path, '..'))).toEqual({
      stopWords: ['a', 'help me find'],
      commonWords: ['baka naman', 'paano'],
      rows: [],
    });
  });

  it.each<readonly [unknown, string]>([
    ['[', 'is not JSON, from line 1: '],
    ['[]', 'must hold an object.'],
    [{}, "'fields': must be an object with lists of rows."],
    [{ fields: { sample: {} } }, "'sample': must be a list of rows."],
    [{ fields: {}, stopwords: {} }, "its parts, 'stopwords': is not known: did you mean 'stopWords'?"],
    [{ fields: {}, stopWords: ['a'] }, "'stopWords': must be an object with en, fil, ceb."],
    [{ fields: {}, commonWords: { tl: 'a' } }, "'commonWords', 'tl': is not known."],
    [withRow('start'), "'sample', row 1: must be a row in { }."],
    [
      withRow({ ...row, kind: 'urgent' }),
      "'sample', row 1, 'kind': must be one of danger, possibleDanger, vital, calm, request, requestOfService, general, or not there.",
    ],
    [withRow({ en: 'start' }), "'sample', row 1, 'opens': must be a list of what the words open."],
    [
      withRow({ ...row, opens: ['page/Homee'] }),
      "'sample', row 1, 'opens', entry 1 'page/Homee': names nothing: did you mean 'page/Home'?",
    ],
    [
      withRow({ ...row, opens: ['form/PASSPORT'] }),
      "'sample', row 1, 'opens', entry 1 'form/PASSPORT': names nothing that the site has.",
    ],
    [
      withRow({ ...row, opens: ['/Home'] }),
      "'sample', row 1, 'opens', entry 1 '/Home': must be 'page/NAME', ",
    ],
    [
      withRow({ ...row, opens: ['constructor/a'] }),
      "'sample', row 1, 'opens', entry 1 'constructor/a': must be 'page/NAME', ",
    ],
    [withRow({ ...row, opens: [7] }), "'sample', row 1, 'opens', entry 1: must be a text."],
    [withRow({ opens: row.opens }), "'sample', row 1: must have words in en, fil, ceb."],
    [
      withRow({ ...row, fil: ['simula'] }),
      "'sample', row 1, 'fil': must be a text with commas between its phrases.",
    ],
    [withRow({ ...row, en: 'start, start' }), "'sample', row 1, 'en': 'start' is there twice."],
    [
      withRow({ ...row, en: 'x'.repeat(301) }),
      "'sample', row 1, 'en': a phrase may have 300 characters, and one has 301.",
    ],
    [withRow({ ...row, words: 'start' }), "'sample', row 1, 'words': is not known."],
  ])('is refused by an import and by a build: %j', (content, problem) => {
    const path = writeWords(content);
    const { problems } = readContent(path);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`search-words.json: ${problem}`);
    expect(() => readSearchWordsFile(join(path, '..'))).toThrow(problem);
  });

  it('goes into no store: an import of the file alone says that the next build takes it', () => {
    const { problems, records, notes } = readContent(writeWords(withRow(row)));
    expect([problems, records]).toEqual([[], []]);
    expect(notes).toEqual([
      expect.stringContaining('goes into no store: the next build takes it into the search.'),
    ]);
  });
});
