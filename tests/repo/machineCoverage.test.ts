import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { listTransitionNames } from '../../machines/model/transitions.ts';

describe('§7 the cover in Chromium', () => {
  const counted = JSON.parse(readFileSync('docs/machines/coverage.browser.json', 'utf8'));

  it('has counted every machine of the registry, and none that is gone', () => {
    expect(Object.keys(counted)).toEqual(Object.keys(registry));
  });

  it.each(Object.entries(registry))(
    'has taken every transition of %s that there is now',
    (name, { machine }) => {
      const names = [...new Set(listTransitionNames(machine))];
      expect(names.filter((transition) => !(counted[name]?.[transition] > 0))).toEqual([]);
      expect(Object.keys(counted[name] ?? {}).filter((transition) => !names.includes(transition))).toEqual(
        [],
      );
    },
  );
});
