import { describe, expect, it } from 'vitest';
import { createRequestFixtures, findSchemaDisagreements } from '../../support/form/requestFixtures.ts';

/** The fixtures must hold on any day: on one that is another day in UTC, and on the last of a leap year's February. */
const instants = {
  'a Saturday in Manila that is Friday in UTC': '2026-11-20T17:30:00Z',
  'the 29th of February': '2028-02-29T10:00:00Z',
};

describe.each(Object.entries(instants))('§5 the schema, on %s', (_, instant) => {
  const now = Date.parse(instant);
  const fixtures = createRequestFixtures(now);
  it('has more than 200 fixtures, of which it should accept more than 100', () => {
    expect(fixtures.length).toBeGreaterThan(200);
    expect(fixtures.filter(({ accepted }) => accepted).length).toBeGreaterThan(100);
  });
  it('accepts and refuses each fixture as the table expects', () => {
    expect(findSchemaDisagreements(fixtures, now)).toEqual([]);
  });
});
