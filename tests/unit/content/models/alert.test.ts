import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAlerts } from '../../../../src/content/models/alert.ts';
import { lists, maxAlerts } from '../../../../src/content/schema/lists.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { createRecordContext } from '../../../support/recordContext.ts';
import { sampleSize } from '../../../support/sampling.ts';

const now = Date.UTC(2031, 4, 6, 3);
const hour = 3_600_000;

const reports: string[] = [];
const report = (id: string, field: string) => void reports.push(`${id} ${field}`);

const urgent = (id: string, data: object = {}): UncheckedDocument => ({
  id,
  data: { status: 'active', urgent: true, title: `Sample ${id}`, validUntil: now + hour, ...data },
});
const ids = (documents: readonly UncheckedDocument[]) =>
  toAlerts(documents, now, createRecordContext(report)).map(({ id }) => id);

describe('§2 the alerts of every page', () => {
  it('converts an urgent announcement to an alert with its slug and period', () => {
    const data = {
      slug: 'no-office',
      summary: 'Sample.',
      validFrom: now - hour,
      updated: now - 2 * hour,
      sample: true,
    };
    expect(toAlerts([urgent('a', data)], now, createRecordContext(report))).toMatchObject([
      {
        id: 'a',
        title: 'Sample a',
        slug: 'no-office',
        summary: 'Sample.',
        validFrom: now - hour,
        validUntil: now + hour,
        updated: now - 2 * hour,
        isSample: true,
      },
    ]);
  });

  it.each([
    ['at its validFrom', { validFrom: now + 10 }, now + 10],
    ['at once without a validFrom', {}, 0],
    ['at once without a validFrom, whatever its date', { date: now + 10 }, 0],
    ['at once when validFrom and date are malformed', { validFrom: 'soon', date: {} }, 0],
    ['at its validFrom, whatever its date', { date: now + 10, validFrom: now }, now],
  ])('starts an alert %s', (_, data, from) => {
    expect(toAlerts([urgent('a', data)], now, createRecordContext(report))).toMatchObject([
      { validFrom: from },
    ]);
  });

  it('leaves out an alert from the millisecond at which it ends', () => {
    expect(ids([urgent('a', { validUntil: now + 1 }), urgent('b', { validUntil: now })])).toEqual(['a']);
  });

  it.each([
    ['is not urgent', { urgent: false }],
    ['has a text as urgent', { urgent: 'true' }],
    ['has a number as urgent', { urgent: 1 }],
    ['has a blank title', { title: ' ' }],
    ['has no end', { validUntil: null }],
    ['has a text as its end', { validUntil: '2031-05-07' }],
    ['has a map as its end', { validUntil: { seconds: 9 } }],
    ['ends beyond the last date', { validUntil: 1e300 }],
    ['has NaN as its end', { validUntil: Number.NaN }],
    ['has Infinity as its end', { validUntil: Number.POSITIVE_INFINITY }],
    ['has ended', { validUntil: now }],
    ['ends before it starts', { validFrom: now + 2 * hour }],
  ])('makes no alert of an announcement that %s', (_, data) => {
    expect(ids([urgent('a', data)])).toEqual([]);
  });

  it.each([null, 'text', 7, [], {}])('makes no alert of the malformed document %j', (data) => {
    expect(ids([{ id: 'a', data }])).toEqual([]);
  });

  it('sorts alerts by end, then by id, and returns at most five', () => {
    const ends = [9, 3, 5, 3, 1, 7, 8];
    const documents = ends.map((end, at) => urgent(`${'gfedcba'[at]}`, { validUntil: now + end }));
    expect(ids(documents)).toEqual(['c', 'd', 'f', 'e', 'b']);
  });

  it('reports each malformed field, and still returns the other alerts', () => {
    reports.length = 0;
    expect(
      ids([urgent('a', { validFrom: 'soon' }), urgent('b', { validUntil: 'late' }), urgent('c')]),
    ).toEqual(['a', 'c']);
    expect(reports).toEqual(['a validFrom', 'b validUntil']);
  });

  it('reads any announcements without an error, as at most five alerts that have not ended (failures 22, 23)', () => {
    const names = Object.keys(lists.announcements.fields);
    const value = fc.oneof(
      fc.anything(),
      fc.constantFrom(...hostilePayloads),
      fc.double(),
      fc.constant(now + hour),
    );
    const data = fc.dictionary(fc.constantFrom(...names), value);
    fc.assert(
      fc.property(fc.array(data, { maxLength: 8 }), (all) => {
        const alerts = toAlerts(
          all.map((each, at) => ({ id: String(at), data: { urgent: true, title: 'Sample', ...each } })),
          now,
          createRecordContext(),
        );
        expect(alerts.length).toBeLessThanOrEqual(maxAlerts);
        for (const alert of alerts) {
          expect(alert.validUntil).toBeGreaterThan(now);
          expect(Number.isSafeInteger(alert.validFrom)).toBe(true);
          for (const text of [alert.title, alert.slug, alert.summary]) expect(typeof text).toBe('string');
        }
      }),
      { numRuns: sampleSize(1_000, 200) },
    );
  });
});
