import { describe, expect, it } from 'vitest';
import * as registry from '../../../../machines/index.ts';
import { listTransitionNames, toChart } from '../../../../packages/machine-viewer/src/model/index.ts';
import { findMachineCode } from '../../../../packages/machine-viewer/src/vite/index.ts';
import { registryOptions } from '../../../../tools/charts/registryCharts.ts';

describe('§4 the code of a machine', () => {
  it.each(Object.entries(registry))(
    'has a place for every state and transition of %s',
    (name, { machine }) => {
      const { files, places } = findMachineCode(registryOptions.file, registryOptions.root, {
        [name]: { machine },
      });
      for (const { id } of toChart(machine).states) expect(places[name]?.[id], id).toBeDefined();
      for (const part of listTransitionNames(machine)) {
        const place = places[name]?.[part];
        expect(place, part).toBeDefined();
        const { file, first, last } = place!;
        const lines = files[file]!.split('\n').slice(first - 1, last);
        // No transition is as long as a whole machine: the search did not stop on the way.
        expect(lines.length, part).toBeLessThanOrEqual(24);
      }
    },
  );
});
