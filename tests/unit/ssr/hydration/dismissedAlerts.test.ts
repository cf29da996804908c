import { describe, expect, it } from 'vitest';
import { alertTokenOf } from '../../../../src/ssr/hydration/dismissedAlerts.ts';
import { hostilePayloads } from '../../../support/hostileTexts.ts';

describe('the token of an alert', () => {
  it('differs by id and by edition', () => {
    const alerts = [
      { id: 'storm', updated: null },
      { id: 'storm', updated: 1 },
      { id: 'storm 1', updated: null },
      { id: 'störm', updated: 1 },
    ];
    expect(alerts.map(alertTokenOf)).toEqual(['storm%20', 'storm%201', 'storm%201%20', 'st%f6rm%201']);
  });

  it('is one word without a quote, a backslash or a bracket, whatever the id (failures 22)', () => {
    for (const id of [...hostilePayloads, '"]{}', '\\', '\ud800', '</style>'])
      expect(alertTokenOf({ id, updated: 1 })).toMatch(/^[\w%-]+$/);
  });
});
