import { describe, expect, it } from 'vitest';
import type { FirestoreRestClient } from '../../../../src/staff-core/restClient.ts';
import {
  createRequestQuery,
  matchesFilters,
  type RequestFilters,
} from '../../../../src/staff-core/search/filters.ts';

const none: RequestFilters = { type: null, zone: null, day: null, since: null, state: null };
const request = {
  id: '4f3a',
  fields: { type: 'HEALTH_SERVICES', zone: 3, schedule: '2031-05-08T09:30', dateCreated: 1_000 },
};
const queryOf = (filters: Partial<RequestFilters>, isIndexed = true) =>
  createRequestQuery({ isIndexed } as FirestoreRestClient, { ...none, ...filters });

describe('§7 the filters of requests', () => {
  it.each([
    [{}, true],
    [{ type: 'HEALTH_SERVICES' }, true],
    [{ type: 'BARANGAY_CLEARANCE' }, false],
    [{ zone: 3 }, true],
    [{ zone: 4 }, false],
    [{ since: 1_000 }, true],
    [{ since: 1_001 }, false],
    [{ zone: 3, since: 1_001 }, false],
  ] as const)('with %j, matches the request: %s', (filters, isMatch) => {
    expect(matchesFilters(request as never, { ...none, ...filters })).toBe(isMatch);
  });
});

describe('§7 the query of an indexed store', () => {
  it('reads the bounds of one day alone, in the order of the schedule', () => {
    const { where, order } = queryOf({ day: '2031-05-08', zone: 3 });
    expect(order).toBe('schedule');
    expect(JSON.stringify(where)).toContain('"2031-05-08T00:00"');
    expect(JSON.stringify(where)).toContain('"2031-05-08T23:59"');
    expect(JSON.stringify(where)).not.toContain('zone');
  });

  it('compares type and zone by their values', () => {
    const { where, order } = queryOf({ type: 'HEALTH_SERVICES', zone: 3 });
    expect(order).toBe('id');
    expect(JSON.stringify(where)).toContain('{"stringValue":"HEALTH_SERVICES"}');
    expect(JSON.stringify(where)).toContain('{"integerValue":"3"}');
  });

  it('reads the newest first without a filter, and from a time on', () => {
    expect(queryOf({})).toEqual({ by: { field: 'dateCreated', descending: true }, order: 'newest' });
    expect(JSON.stringify(queryOf({ since: 7 }).where)).toContain('{"integerValue":"7"}');
  });

  it('scans by id for a state, which only the receipts have', () => {
    expect(queryOf({ state: 'ready' })).toEqual({ order: 'id' });
  });

  it('scans an unindexed store by id, whatever the filters', () => {
    expect(queryOf({ day: '2031-05-08' }, false)).toEqual({ order: 'id' });
  });
});
