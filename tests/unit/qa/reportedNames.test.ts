import { describe, expect, it } from 'vitest';
import * as registry from '../../../machines/index.ts';
import { createNameWhitelist } from '../../../packages/machine-viewer/src/live/index.ts';
import { listTransitions } from '../../../packages/machine-viewer/src/model/index.ts';

describe('§4 createNameWhitelist', () => {
  it('reports every event and transition of each machine of the registry', () => {
    for (const registered of Object.values(registry)) {
      const transitions = listTransitions(registered.machine);
      const { event, taken } = createNameWhitelist(registered.machine);
      expect(taken(transitions).length).toBe(transitions.length);
      const types = transitions.map(({ eventType }) => eventType).filter((type) => type !== '');
      expect(types.map(event)).toEqual(types);
    }
  });
});
