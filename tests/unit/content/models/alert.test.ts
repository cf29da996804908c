import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAlerts } from '../../../../src/content/models/alert.ts';
import { lists, maxAlerts } from '../../../../src/content/schema/lists.ts';
import type { UncheckedDocument } from '../../../../src/lib/readFields.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';
import { sampleSize } from '../../../support/sampling.ts';

const now = Date.UTC(2031, 4, 6, 3);
const hour = 3_600_000;

const reports: string[] = [];
const report = (id: string, field: string) => void reports.push(`${id} ${field}`);

const urgent = (id: string, data: object = {}): UncheckedDocument => ({
  id,
  data: { status: 'active', urgent: true, title: `Sample ${id}`, validUntil: now + hour, ...data },
});
const ids = (documents: readonly UncheckedDocument[]) => toAlerts(documents, now, report).map(({ id }) => id);

describe('§2 an alert for every page', () => {
  it('says what it is, its way, and how long it holds', () => {
    const data = {
      slug: 'no-office',
      summary: 'Sample.',
      validFrom: now - hour,
      updated: now - 2 * hour,
      sample: true,
    };
    expect(toAlerts([urgent('a', data)], now, report)).toEqual([
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
    ['from when it says', { validFrom: now + 10 }, now + 10],
    ['at once, where it does not say from when', {}, 0],
    ['at once, whatever its date', { date: now + 10 }, 0],
    ['at once, where both are malformed', { validFrom: 'soon', date: {} }, 0],
    ['from when it says, whatever its date', { date: now + 10, validFrom: now }, now],
  ])('holds %s', (_, data, from) => {
    expect(toAlerts([urgent('a', data)], now, report)).toMatchObject([{ validFrom: from }]);
  });

  it('is none of what is over, to the millisecond', () => {
    expect(ids([urgent('a', { validUntil: now + 1 }), urgent('b', { validUntil: now })])).toEqual(['a']);
  });

  it.each([
    ['is not urgent', { urgent: false }],
    ['is urgent in a text', { urgent: 'true' }],
    ['is urgent by a number', { urgent: 1 }],
    ['has no title', { title: ' ' }],
    ['has no end', { validUntil: null }],
    ['ends in a text', { validUntil: '2031-05-07' }],
    ['ends in a map', { validUntil: { seconds: 9 } }],
    ['ends beyond the calendar', { validUntil: 1e300 }],
    ['ends nowhere', { validUntil: Number.NaN }],
    ['never ends', { validUntil: Number.POSITIVE_INFINITY }],
    ['is over', { validUntil: now }],
    ['is over before it begins', { validFrom: now + 2 * hour }],
  ])('is none where it %s', (_, data) => {
    expect(ids([urgent('a', data)])).toEqual([]);
  });

  it.each([null, 'text', 7, [], {}])('is none of %j', (data) => {
    expect(ids([{ id: 'a', data }])).toEqual([]);
  });

  it('stands before those that end later, and there are five', () => {
    const ends = [9, 3, 5, 3, 1, 7, 8];
    const documents = ends.map((end, at) => urgent(`${'gfedcba'[at]}`, { validUntil: now + end }));
    expect(ids(documents)).toEqual(['c', 'd', 'f', 'e', 'b']);
  });

  it('leaves the others standing, and tells which field is malformed', () => {
    reports.length = 0;
    expect(
      ids([urgent('a', { validFrom: 'soon' }), urgent('b', { validUntil: 'late' }), urgent('c')]),
    ).toEqual(['a', 'c']);
    expect(reports).toEqual(['a validFrom', 'b validUntil']);
  });

  it('is made of whatever is stored without an error (failures 22, 23)', () => {
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
          () => {},
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
