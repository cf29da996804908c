import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as registry from '../../machines/index.ts';
import { listTransitionNames } from '../../packages/machine-viewer/src/model/index.ts';

describe('§7 the recorded coverage in Chromium', () => {
  const counted = JSON.parse(readFileSync('docs/machines/coverage.browser.json', 'utf8'));

  it('counts exactly the machines of the registry', () => {
    expect(Object.keys(counted)).toEqual(Object.keys(registry));
  });

  it.each(Object.entries(registry))(
    'counts every current transition of %s at least once, and no removed one',
    (name, { machine }) => {
      const names = [...new Set(listTransitionNames(machine))];
      expect(names.filter((transition) => !(counted[name]?.[transition] > 0))).toEqual([]);
      expect(Object.keys(counted[name] ?? {}).filter((transition) => !names.includes(transition))).toEqual(
        [],
      );
    },
  );
});
