import { describe, expect, it } from 'vitest';
import { toContacts } from '../../../src/content/models/contact.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { createListQuery, useRecords } from '../../../src/query/useRecords.ts';
import { renderQuery } from './renderQuery.ts';

const toContact = (id: string, mobileCon1: unknown = '0900 001') => ({
  id,
  data: { name: 'Sample', mobileCon1 },
});
const renderContacts = (answers: Readonly<Record<string, unknown>>) =>
  renderQuery(() => useRecords('contacts', toContacts), { answers });

describe('§7 a query of a whole list', () => {
  it('shows the records that came with the page', () => {
    const { result } = renderContacts({ contacts: [toContact('a'), toContact('b')] });
    expect(result).toMatchObject({
      status: 'success',
      data: [{ id: 'a', name: 'Sample' }, { id: 'b' }],
    });
  });

  it('adds the records that came with the page to the search of the session', () => {
    const { sessionRecords } = renderContacts({ contacts: [toContact('a')] });
    expect(sessionRecords.documents('contacts')).toEqual([toContact('a')]);
  });

  it('loads when no records came with the page', () => {
    expect(renderContacts({}).result).toEqual({ status: 'loading' });
  });

  it('loads when the result that came with the page is no list of documents', () => {
    expect(renderContacts({ contacts: { rubbish: true } }).result).toEqual({ status: 'loading' });
  });

  it('logs a malformed field of a shown record (§8)', () => {
    const { logged } = renderContacts({ contacts: [toContact('a', {})] });
    expect(logged).not.toEqual([]);
    expect(logged[0]).toContain("The record 'a' of EmergencyContact_List, field 'mobileCon1'");
  });

  it('reads no more documents of a stored result than its list may have', () => {
    const { limit } = lists.contacts;
    const many = Array.from({ length: limit + 1 }, (_, at) => toContact(`${at}`));
    expect(createListQuery('contacts').parse(many)).toHaveLength(limit);
  });
});
