import { describe, expect, it } from 'vitest';
import { buildSearchIndex, openSearchIndex } from '../../../../src/content/search/searchIndex.ts';
import { foldSearchWords, type SearchWords } from '../../../../src/content/search/searchWords.ts';
import { findRoots, foldWord, spellOut } from '../../../../src/content/search/words.ts';
import { createSearchEntry } from '../../../support/search/searchEntry.ts';

const entries = [
  createSearchEntry('charter/a', 'Sample Clearance'),
  createSearchEntry('charter/b', 'Sample Permit'),
  createSearchEntry('page/Fees', 'Fees'),
  createSearchEntry('page/Status', 'Status'),
  createSearchEntry('page/Hotlines', 'Hotlines'),
  createSearchEntry('news/a', 'Sample day', 'Bring your clearance and a sack.'),
  createSearchEntry('officials/a', 'Kabatan Sample'),
  createSearchEntry('announcements/a', 'Sample turok', 'Bring a card.'),
];

const words: SearchWords = {
  stopWords: ['ang', 'ko', 'is', 'my', 'po', 'ba'],
  commonWords: ['where', 'house', 'bahay', 'kailan', 'hindi'],
  rows: [
    { opens: ['charter: clearance'], phrases: ['clearance', 'paper of conduct'] },
    { opens: ['charter/none', 'charter/b'], phrases: ['permit', 'police clearance'] },
    { opens: ['page/Fees'], kind: 'general', phrases: ['how much', 'magkano'] },
    {
      opens: ['page/Hotlines', 'page/Status'],
      kind: 'danger',
      phrases: ['police', 'nakaw', 'flood', 'baha', 'house fire'],
    },
    { opens: ['page/Hotlines'], kind: 'vital', phrases: ['hinga', 'breathing'] },
    { opens: ['charter/b'], kind: 'calm', phrases: ['exam', 'bawal ba'] },
    { opens: ['page/Fees', 'announcements/a'], phrases: ['bakuna'] },
    { opens: ['page/Status'], kind: 'request', phrases: ['my request', 'forgot ko ang code'] },
    { opens: ['page/Status'], kind: 'requestOfService', phrases: ['where is my'] },
  ],
};

const folded = foldSearchWords(words);
const index = openSearchIndex(JSON.parse(buildSearchIndex(entries, folded)), folded);
const search = (query: string) => index.search(query).hits.map(({ key }) => key);
const isDanger = (query: string) => index.search(query).isDanger;

describe('§2 the vocabulary of the search', () => {
  it('opens what a phrase names, by the words of its title or by its key, and the first that is there', () => {
    expect(search('paper of conduct')[0]).toBe('charter/a');
    expect(search('permit')[0]).toBe('charter/b');
  });

  it('takes the longest phrase, so that a part of it opens nothing else', () => {
    expect(search('police clearance')[0]).toBe('charter/b');
    expect(isDanger('police clearance')).toBe(false);
    expect(isDanger('police')).toBe(true);
  });

  it('opens the thing that is named beside a general question, and else what the question asks for', () => {
    expect(search('magkano ang clearance')[0]).toBe('charter/a');
    expect(search('magkano')[0]).toBe('page/Fees');
  });

  it('opens first what a query about danger or about a request already sent asks for, whatever else it names', () => {
    expect(search('clearance flood')[0]).toBe('page/Hotlines');
    expect(search('clearance my request')[0]).toBe('page/Status');
  });

  it('asks for a request already sent only in the words and the order of the phrase', () => {
    expect(search('where is my clearance')[0]).toBe('page/Status');
    expect(search('where is my house')).not.toContain('page/Status');
    expect(search('is my clearance where')[0]).toBe('charter/a');
  });

  it('knows a common word within a phrase, and finds nothing by it alone', () => {
    expect(isDanger('fire in the house')).toBe(true);
    expect(search('bahay')).toEqual([]);
  });

  it.each([
    ['clearnce', 'charter/a'],
    ['clearancee', 'charter/a'],
    ['permmit', 'charter/b'],
    ['ninakawan', 'page/Hotlines'],
    ['nanakaw', 'page/Hotlines'],
  ])("takes '%s' for the word that it misspells or affixes", (query, key) => {
    expect(search(query)[0]).toBe(key);
  });

  it.each([
    ['bahay', 'a common word is spelled right'],
    ['kabatan', 'a title has the word'],
    ['glood', 'the first letter differs'],
    ['floods911', 'it has a number'],
  ])("does not take '%s' for a word of danger: %s", (query) => {
    expect(isDanger(query)).toBe(false);
  });

  it('calls a word that is still being typed no danger', () => {
    expect(isDanger('poli')).toBe(false);
    expect(search('poli')).toContain('page/Hotlines');
  });

  it.each([
    ['a letter after a known word adds nothing', 'clearance ka', ['charter/a', 'news/a']],
    ['two letters alone are the beginning of a word', 'ka', ['officials/a', 'announcements/a']],
    ['two letters after particles are one, too', 'ang ka', ['officials/a', 'announcements/a']],
  ])(
    'takes the last word for one that is still being typed only where nothing is found before it: %s',
    (_, query, keys) => {
      expect(search(query)).toEqual(keys);
    },
  );

  it.each(['hindi humihinga', 'hnd hmihinga', 'tumigil ang hinga', 'dis breathing'])(
    "shows 911 for '%s': what the living do, behind a word that negates or that nothing knows",
    (query) => {
      expect(search(query)[0]).toBe('page/Hotlines');
      expect(isDanger(query)).toBe(true);
    },
  );

  it('shows no 911 for what the living do, by itself', () => {
    expect(isDanger('breathing')).toBe(false);
    expect(isDanger('clearance breathing')).toBe(false);
  });

  it('opens what a calm word asks for before the danger beside it, and shows 911 with it', () => {
    for (const query of ['flood exam', 'bawal ba ang baha'])
      expect([query, isDanger(query), search(query)[0]]).toEqual([query, true, 'charter/b']);
    expect(isDanger('exam')).toBe(false);
  });

  it.each(['forgot po ang code', 'forgot code', 'forgot ko po ba ang code'])(
    "finds a fixed phrase in '%s', whose particles differ",
    (query) => {
      expect(search(query)[0]).toBe('page/Status');
    },
  );

  it.each(['kailan ang bakuna', 'kelan po bakuna', 'wen bakuna'])(
    "opens for '%s' the record that has a day, and without a 'when' the first of its row",
    (query) => {
      expect(search(query)[0]).toBe('announcements/a');
      expect(search('bakuna')[0]).toBe('page/Fees');
    },
  );

  it.each([
    ['sinasampol ang sack', true, 'the long word is unknown, and the other stands in a text'],
    ['sinasampol ang clearance', false, 'a phrase is known'],
    ['sinasampol ang kabatan', false, 'a title is known'],
    ['xyz ang sack', false, 'the unknown word is short'],
    ['sack', false, 'no word is unknown'],
  ])("is unsure of '%s': %s (%s)", (query, isUnsure) => {
    expect(index.search(query).isUnsure).toBe(isUnsure);
  });

  it('puts a service before news that have the word in their text', () => {
    expect(search('clearance')).toEqual(['charter/a', 'news/a']);
  });
});

describe('the words of a search', () => {
  it.each([
    ['sedola', 'cedula'],
    ['bombero', 'bumbero'],
    ['ambulansia', 'ambulansya'],
    ['Piñas', 'pinas'],
    ['klirans', 'clirans'],
  ])("folds '%s' and '%s' alike", (one, other) => {
    expect(foldWord(one)).toBe(foldWord(other));
  });

  it.each([
    ['sunog', 'sanog'],
    ['bata', 'baha'],
    ['bfp', 'bp'],
    ['naa', 'na'],
  ])("folds '%s' and '%s' differently", (one, other) => {
    expect(foldWord(one)).not.toBe(foldWord(other));
  });

  it.each([
    ['nasusunog', 'sunog'],
    ['sinaksak', 'saksak'],
    ['tumawag', 'tawag'],
    ['gikawatan', 'kawat'],
    ['nagkinawatay', 'kawat'],
    ['sinakitay', 'sakit'],
    ['snampal', 'sampal'],
    ['nsunog', 'sunog'],
    ['gsunog', 'gisunog'],
    ['mkalakad', 'makalakad'],
  ])("finds in '%s' the root '%s'", (word, root) => {
    expect(findRoots(foldWord(word))).toContain(foldWord(root));
  });

  it.each([
    ['hnd pa', 0, 'hindi'],
    ['kc po', 0, 'kasi'],
    ['bakit d2', 1, 'dito'],
    ['pwd ba mag apply', 0, 'puwede'],
    ['pwd kumuha', 0, 'puwede'],
  ])("spells out in '%s' the word at %i: '%s'", (query, at, full) => {
    expect(spellOut(query.split(' '), at)).toBe(foldWord(full));
  });

  it.each(['pwd', 'pwd id', 'pwd ba may id', 'pwd discount', 'requirements pwd'])(
    "takes 'pwd' in '%s' for a person with a disability",
    (query) => {
      const typed = query.split(' ');
      expect(spellOut(typed, typed.indexOf('pwd'))).toBeUndefined();
    },
  );
});
