import type { rowActionsMachine as machine } from '../../../machines/staff/rowActions.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const ready = { id: '4f3a', action: 'ready' };
const released = { id: '4f3a', action: 'released' };
const other = { id: '4f3b', action: 'released' };

const act = (...acts: readonly object[]) => `ACT ${JSON.stringify({ acts })}`;
const answer = (actor: 'writeRows' | 'undoRows', result: object) => {
  const output = { written: [], conflicts: [], unwritten: [], failure: null, ...result };
  return `xstate.done.actor.${actor} ${JSON.stringify({ output })}`;
};

export const rowActions: ValueExpectations<typeof machine> = {
  begins: { acts: [], next: [], written: [], conflicts: [], unwritten: [], failure: null },
  inputs: {
    writeRows: ({ context: { acts } }) => ({ acts }),
    undoRows: ({ context: { written } }) => ({ acts: written }),
  },
  rows: [
    {
      title: 'writes what waited in the order of the presses, so that the last act of a row counts',
      steps: [act(other), act(ready), act(released), answer('writeRows', { written: [other] })],
      inputs: { writeRows: { acts: [ready, released] } },
    },
    {
      title:
        'keeps acts that were not written before those that waited, so that the last act of a row counts',
      steps: [
        act(ready),
        act(released),
        answer('writeRows', { unwritten: [ready], failure: 'unreachable' }),
        'RETRY',
      ],
      inputs: { writeRows: { acts: [ready, released] } },
    },
    {
      title: 'writes acts that failed before the next one, so that the last act of a row counts',
      steps: [act(ready), answer('writeRows', { unwritten: [ready], failure: 'unreachable' }), act(released)],
      inputs: { writeRows: { acts: [ready, released] } },
    },
    {
      title: 'writes what waited for a failed undo before the next act',
      steps: [
        act(other),
        answer('writeRows', { written: [other] }),
        'UNDO',
        act(ready),
        answer('undoRows', { unwritten: [other], failure: 'unreachable' }),
        act(released),
      ],
      inputs: { writeRows: { acts: [ready, released] } },
    },
    {
      title: 'undoes the acts of a burst in their order, each once',
      steps: [
        act(ready),
        act(released, ready),
        answer('writeRows', { written: [ready] }),
        answer('writeRows', { written: [released, ready] }),
        'UNDO',
      ],
      inputs: { undoRows: { acts: [ready, released] } },
    },
    {
      title: 'names the rows that somebody else changed in their order, each once',
      steps: [
        act(ready),
        act(released),
        answer('writeRows', { conflicts: [ready, other] }),
        answer('writeRows', { conflicts: [ready] }),
      ],
      sets: { conflicts: [other, ready] },
    },
  ],
};
