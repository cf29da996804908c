/** The search of the staff page where the store bills each document that a query returns, as Cloud Firestore does. */
import { describe, expect, it } from 'vitest';
import type { RequestView } from '../../../../machines/staff/requestBrowser.ts';
import {
  isShortSearch,
  readReferenceOfCode,
  readRequests,
  requestSearchLimits,
} from '../../../../src/staff/requests/readRequests.ts';
import type { StaffClient } from '../../../../src/staff/restClient.ts';
import { spellingsOf } from '../../../../src/staff-core/search/nameSpellings.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../../../support/server/staffCommands.ts';
import { createCountingClient } from './clerkStore.ts';

const lastNames = ['Abad', 'ABAD', 'Peña', 'Dela Cruz', 'Cruz', "D'Souza"];
const toId = (at: number): string => `4${at.toString(16).padStart(3, '0')}`;

/** A store with these people and 60 others, and the number of documents that a search reads. */
async function startBilled(isIndexed: boolean, others: readonly string[] = []) {
  const server = await startTestServer({ content: null, withoutIndexes: true });
  const names = [...lastNames, ...others, ...Array.from({ length: 60 }, (_, at) => `Other${at}`)];
  const requests: readonly SeededRequest[] = names.map((lname, at) => ({ id: toId(at), fields: { lname } }));
  await seedRequests(createTestClient(server), requests);
  const { client, reads, reset } = createCountingClient(createTestClient(server), isIndexed);
  const search = async (text: string, more: Partial<RequestView> = {}) => {
    reset();
    const { entries, areMore } = await readRequests(client, { day: '', state: '', text, ...more });
    return { names: entries.map(({ request }) => request.fields.lname), areMore, reads: reads() };
  };
  return { client, search };
}

describe('§6 a search by name where reads are billed', () => {
  it.each([
    ['Abad', ['Abad', 'ABAD']],
    ['abad', ['Abad', 'ABAD']],
    ['  dela   cruz ', ['Dela Cruz']],
    ['PEÑA', ['Peña']],
    ["d'souza", ["D'Souza"]],
    ['nobody', []],
  ])('finds %s by the exact last name, and reads only what it finds', async (text, found) => {
    const { search } = await startBilled(true);
    const { names, reads } = await search(text);
    expect(names).toEqual(found);
    // Each with its receipt.
    expect(reads).toBe(2 * found.length);
  });

  it.each([
    ['De la Cruz', 'Dela Cruz'],
    ['DELACRUZ', 'De La Cruz'],
    ['dela cruz', 'Delacruz'],
    ['de los reyes', 'Delos Reyes'],
    ['Santa Maria', 'Sta. Maria'],
    ['sta maria', 'SANTA MARIA'],
    ['Santo Niño', 'Sto. Niño'],
    ['sanjuan', 'San Juan'],
    ['Reyes Sample', 'Reyes-Sample'],
    ["o'sample", 'O’Sample'],
  ])('finds by %s the last name %s, with no other read', async (text, stored) => {
    const { search } = await startBilled(true, [stored, 'Delante', 'Santos', 'Maria']);
    const { names, reads } = await search(text);
    expect(names).toContain(stored);
    expect(reads).toBe(2 * names.length);
  });

  it.each([
    ['Dela Cruz', 'de la Cruz'],
    ['Dela Cruz', 'dela Cruz'],
    ['Dela Cruz', 'Dela cruz'],
    ['Deguzman', 'De Guzman'],
    ['De Guzman', 'Deguzman'],
    ['Delrosario', 'Del Rosario'],
    ['Stamaria', 'Santa Maria'],
    ['Sta. Maria', 'Sta.Maria'],
    ['\u2068Reyes\u2069', 'Reyes'],
  ])('spells the typed last name %j also as %j', (typed, stored) => {
    expect(spellingsOf(typed)).toContain(stored);
  });

  it('asks for at most thirty spellings, as Firestore allows', () => {
    for (const name of ["De la O'Sample-Sample-Sample", `${"sta. d'a-".repeat(40)}`, '', '-', "''''"])
      expect(spellingsOf(name).length).toBeLessThanOrEqual(30);
  });

  it('finds a reference with one read, and its receipt', async () => {
    const { search } = await startBilled(true);
    expect(await search('4003')).toEqual({ names: ['Dela Cruz'], areMore: false, reads: 2 });
  });

  it('shows 20 of one last name, says that there are more, and reads 21', async () => {
    const { search } = await startBilled(
      true,
      Array.from({ length: 40 }, () => 'Reyes'),
    );
    const { names, areMore, reads } = await search('Reyes');
    expect([names.length, areMore]).toEqual([requestSearchLimits.ofLastName, true]);
    expect(reads).toBe(2 * requestSearchLimits.ofLastName + 1);
  });

  it('finds a part of a name at the second press, and reads every request for it', async () => {
    const { client, search } = await startBilled(true);
    const view = { day: '', state: '', text: 'pena' };
    expect(isShortSearch(client, view)).toBe(true);
    expect((await search('pena')).names).toEqual([]);
    expect(isShortSearch(client, { ...view, isLongSearch: true })).toBe(false);
    const { names, reads } = await search('pena', { isLongSearch: true });
    expect(names).toEqual(['Peña']);
    expect(reads).toBeGreaterThanOrEqual(66);
  });

  it('offers no second press without a search text, or on the embedded store, which bills nothing', async () => {
    const billed = await startBilled(true);
    expect(isShortSearch(billed.client, { day: '', state: '', text: ' ' })).toBe(false);
    const { client, search } = await startBilled(false);
    expect(isShortSearch(client, { day: '', state: '', text: 'pena' })).toBe(false);
    expect((await search('pena')).names).toEqual(['Peña']);
  });
});

describe('§6 a search on the embedded store', () => {
  const person = (lname: string, fname = 'Sample', birthDate = '1990-02-03') => ({ lname, fname, birthDate });

  async function startSearch(requests: readonly SeededRequest[]) {
    const server = await startTestServer({ content: null });
    const inner = createTestClient(server);
    const codes = await seedRequests(inner, requests);
    const client: StaffClient = { ...inner, takesFiles: false, now: () => testNow };
    const search = async (text: string, state = '') =>
      (await readRequests(client, { day: '', state, text })).entries.map(({ id }) => id);
    return { client, codes, search };
  }

  const people: readonly SeededRequest[] = [
    { id: '4001', fields: person('De la Cruz') },
    { id: '4002', fields: person('Delacrus') },
    { id: '4003', fields: person('Santos', 'Dela Cruz') },
    { id: '4004', fields: person('Delacruz', 'Sample', '1991-02-03') },
    { id: '4005', fields: person('DELA CRUZ') },
    { id: '4006', fields: person('Abad'), receiptFields: { state: 'ready', since: testNow } },
  ];

  it('lists the whole name first, then a part of it, then what is one letter off, and one person together', async () => {
    const { search } = await startSearch(people);
    const found = await search('dela cruz');
    expect(found.slice(0, 3).toSorted()).toEqual(['4001', '4004', '4005']);
    expect(Math.abs(found.indexOf('4001') - found.indexOf('4005'))).toBe(1);
    expect(found.slice(3)).toEqual(['4003', '4002']);
  });

  it.each(['4006', '4006 ', 'ref. 4006', '#4006', 'ABAD', 'abad, sample', 'Sample Abad', 'Abbad'])(
    'finds one request by %j',
    async (text) => {
      const { search } = await startSearch(people);
      expect(await search(text)).toEqual(['4006']);
    },
  );

  it('keeps of its results those in a status', async () => {
    const { search } = await startSearch(people);
    expect(await search('sample', 'ready')).toEqual(['4006']);
  });

  it('finds a longer reference by its beginning, after the exact one', async () => {
    const { search } = await startSearch([{ id: '4001-9c1b' }, { id: '4001' }, { id: '4002' }]);
    expect(await search('4001')).toEqual(['4001', '4001-9c1b']);
    expect(await search('4001-9C1B')).toEqual(['4001-9c1b']);
  });

  it('finds the reference of a receipt code, and none for a code without a receipt', async () => {
    const { client, codes } = await startSearch(people);
    expect(await readReferenceOfCode(client, codes[1]!)).toBe('4002');
    expect(await readReferenceOfCode(client, '01234567-89ab-4f3a-9c1b-0123456789ab')).toBeNull();
  });
});
