import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toContacts } from '../../../src/content/models/contact.ts';
import { parseDocuments } from '../../../src/content/models/documents.ts';
import {
  parseStoredQueryResult,
  readStoredQueryResult,
  storeQueryResult,
} from '../../../src/query/queryStorage.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';
import { createRecordContext } from '../../support/recordContext.ts';
import { sampleSize } from '../../support/sampling.ts';
import { stubDeviceStorage } from './deviceStorage.ts';

const readAt = Date.UTC(2031, 4, 6, 3);
const most = 20;
const nobody = () => {};
/** The UTF-16 units that a stored result may have. */
const longest = 120_000;

const toStoredText = (found: unknown, at: unknown = readAt) => JSON.stringify({ readAt: at, found });
const contact = { id: 'x', data: { name: 'Sample', mobileCon1: '0900 001' } };
/** A stored result of exactly so many units. */
const ofLength = (length: number) => {
  const bare = toStoredText('');
  return toStoredText('x'.repeat(length - bare.length));
};
const documentsOf = (text: string) => parseDocuments(parseStoredQueryResult(text)?.found, most);

describe('§7 a stored query result', () => {
  it('reads back stored documents with the time they were read at', () => {
    expect(parseStoredQueryResult(toStoredText([contact]))).toEqual({ found: [contact], readAt });
    expect(documentsOf(toStoredText([contact]))).toEqual([contact]);
    expect(documentsOf(toStoredText([]))).toEqual([]);
  });

  it.each([
    '',
    'rubbish',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"__proto__":{"readAt":1}}',
    '{"found":[]}',
    toStoredText([contact]).slice(0, -1),
    toStoredText([contact], 'yesterday'),
    toStoredText([contact], null),
    toStoredText([contact], -1),
    toStoredText([contact], 1e300),
  ])('refuses the stored text %j (failures 9)', (text) => {
    expect(parseStoredQueryResult(text)).toBeNull();
  });

  it.each([
    [longest, true],
    [longest + 1, false],
    [5_000_000, false],
  ])('accepts a stored text of %i UTF-16 units: %s', (length, isOne) => {
    const text = ofLength(length);
    expect(text).toHaveLength(length);
    expect(parseStoredQueryResult(text) !== null).toBe(isOne);
  });

  it.each([null, {}, 'text', 7, [null], [null, 7, 'text', [], { id: 7 }], undefined])(
    'finds no documents in a stored result of %j',
    (found) => {
      expect(documentsOf(toStoredText(found))).toBeNull();
    },
  );

  it('reads each id once, skips entries that are no documents, and stops at the limit of the list', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...contact, id: `${at}` }));
    expect(documentsOf(toStoredText(many))).toHaveLength(most);
    expect(documentsOf(toStoredText([contact, null, { id: 7 }, contact]))).toEqual([contact]);
    expect(documentsOf(toStoredText([{ id: 'x' }, { id: 'y', data: null }]))).toEqual([
      { id: 'x', data: undefined },
      { id: 'y', data: null },
    ]);
  });

  it('reads no telephone number from a hostile stored text (failures 22)', () => {
    const hostileDocuments = hostilePayloads.map((payload, at) => ({
      id: `${at}`,
      data: { name: payload, group: payload, mobileCon1: payload, mobileCon2: '0900 001', network2: payload },
    }));
    const documents =
      parseDocuments(
        parseStoredQueryResult(toStoredText(hostileDocuments))?.found,
        hostileDocuments.length,
      ) ?? [];
    const contacts = toContacts(documents, createRecordContext(nobody));
    expect(contacts).toHaveLength(hostileDocuments.length);
    for (const { numbers } of contacts) expect(numbers.map(({ number }) => number)).toEqual(['0900 001']);
  });

  it('parses generated JSON texts without an exception', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        parseStoredQueryResult(json);
        toContacts(documentsOf(`{"readAt":1,"found":${json}}`) ?? [], createRecordContext(nobody));
        toContacts(
          documentsOf(`{"readAt":1,"found":[{"id":"x","data":${json}}]}`) ?? [],
          createRecordContext(nobody),
        );
      }),
      { numRuns: sampleSize(2_000, 400) },
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("§7 the device's copies of query results", () => {
  it('reads back what it stored, by the name of its source', () => {
    stubDeviceStorage();
    storeQueryResult('news', { found: [contact], readAt });
    expect(readStoredQueryResult('news')).toEqual({ found: [contact], readAt });
    expect(readStoredQueryResult('awards')).toBeNull();
  });

  it('removes the old copy when the new one is too long to store', () => {
    stubDeviceStorage();
    storeQueryResult('news', { found: [contact], readAt });
    storeQueryResult('news', { found: 'x'.repeat(longest), readAt });
    expect(readStoredQueryResult('news')).toBeNull();
  });

  it('evicts the oldest copies when all are full, and never the contacts', () => {
    stubDeviceStorage();
    const found = 'x'.repeat(longest - 100);
    storeQueryResult('contacts', { found, readAt: 1 });
    for (const at of [3, 2, 4, 5]) storeQueryResult(`list ${at}`, { found, readAt: at });
    storeQueryResult('list 6', { found, readAt: 6 });
    const stored = ['contacts', 'list 2', 'list 3', 'list 4', 'list 5', 'list 6'].filter(
      (source) => readStoredQueryResult(source) !== null,
    );
    expect(stored).toEqual(['contacts', 'list 3', 'list 4', 'list 5', 'list 6']);
  });

  it('leaves alone what other parts of the site stored', () => {
    const storage = stubDeviceStorage();
    storage.draft = 'x'.repeat(600_000);
    storeQueryResult('news', { found: [contact], readAt });
    expect(storage.draft).toHaveLength(600_000);
    expect(readStoredQueryResult('news')).not.toBeNull();
  });

  it.each(['health-and-services-main', 'issuance-of-barangay-clearance'])(
    'deletes a copy of November 2026 whose key names the service of a sent request: %s',
    (slug) => {
      const storage = stubDeviceStorage();
      const others = { 'read charter': '{}', 'read news at charter at x': '{}', 'charter at x': '{}' };
      Object.assign(storage, others, {
        [`read charter at ${slug}`]: JSON.stringify({ readAt, found: [{ id: slug, data: {} }] }),
      });
      storeQueryResult('urgent', { found: [], readAt });
      expect(Object.keys(storage)).toEqual([...Object.keys(others), 'read urgent']);
    },
  );

  it('counts blocked storage as no storage', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new Error('blocked');
      },
    });
    expect(() => storeQueryResult('news', { found: [], readAt })).not.toThrow();
    expect(readStoredQueryResult('news')).toBeNull();
  });
});
