import { describe, expect, it } from 'vitest';
import { createSessionRecords } from '../../../src/query/sessionRecords.ts';

const toDocument = (id: string, title = 'Sample') => ({ id, data: { title } });

describe('§7 the records read in a session', () => {
  it('returns the added documents unchanged', () => {
    const documents = [toDocument('a')];
    expect(createSessionRecords().add('news', documents)).toBe(documents);
  });

  it('has no documents of a list that was never read', () => {
    expect(createSessionRecords().documents('news')).toEqual([]);
  });

  it('collects the documents of several pages of one list, and of no other list', () => {
    const records = createSessionRecords();
    records.add('news', [toDocument('a'), toDocument('b')]);
    records.add('news', [toDocument('c')]);
    records.add('awards', [toDocument('d')]);
    expect(records.documents('news').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(records.documents('awards').map(({ id }) => id)).toEqual(['d']);
  });

  it('replaces a document that is read again', () => {
    const records = createSessionRecords();
    records.add('news', [toDocument('a', 'Old')]);
    records.add('news', [toDocument('a', 'New')]);
    expect(records.documents('news')).toEqual([toDocument('a', 'New')]);
  });

  it('forgets its documents when the locale changes, and keeps the ends of the lists', () => {
    const records = createSessionRecords();
    const span = { newest: { date: 2, id: 'b' }, oldest: { date: 1, id: 'a' } };
    records.add('news', [toDocument('a')]);
    records.setSpan('news', span);
    records.clear();
    expect(records.documents('news')).toEqual([]);
    expect(records.spanOf('news')).toEqual(span);
  });

  it('knows the ends of the list they were set for, and of no other list', () => {
    const records = createSessionRecords();
    const unknown = { newest: null, oldest: null };
    expect(records.spanOf('news')).toEqual(unknown);
    records.setSpan('news', { newest: { date: 2, id: 'b' }, oldest: null });
    expect(records.spanOf('news').newest).toEqual({ date: 2, id: 'b' });
    expect(records.spanOf('awards')).toEqual(unknown);
  });
});

describe('§8 the log of malformed records', () => {
  it('logs a malformed field once a session, however often the list is shown', () => {
    const logged: string[] = [];
    const records = createSessionRecords();
    const log = (what: string) => logged.push(what);
    records.createReport('news', log)('a', 'date', 'must be a date');
    records.createReport('news', log)('a', 'date', 'must be a date');
    records.createReport('news', log)('a', 'title', 'is missing');
    expect(logged).toEqual([
      "The record 'a' of News_List, field 'date' must be a date.",
      "The record 'a' of News_List, field 'title' is missing.",
    ]);
  });

  it('logs at most 100 characters of an id', () => {
    const logged: string[] = [];
    const report = createSessionRecords().createReport('news', (what) => logged.push(what));
    report(`${'x'.repeat(100)}END`, 'date', 'must be a date');
    expect(logged.join()).toContain(`'${'x'.repeat(100)}'`);
    expect(logged.join()).not.toContain('END');
  });
});
