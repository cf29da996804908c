import type { newRequestsMachine as machine } from '../../../machines/staff/newRequests.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const asked = ['after untilNextCheck'];

export const newRequests: ValueExpectations<typeof machine> = {
  begins: { since: 0, interval: 60_000, wait: 60_000, requests: [], areMore: false },
  inputs: { findNewRequests: ({ context: { since } }) => ({ since }) },
  rows: [
    {
      title: 'says that there are more requests while a list shows only some of those found',
      steps: [...asked, 'findNewRequests:as many as asked for', 'LISTED {"ids":["4f3b"]}'],
      sets: { requests: [{ id: '4f3c', day: '2031-05-07' }], areMore: true },
    },
    {
      title: 'says no longer that there are more requests once a list shows all of those found',
      steps: [...asked, 'findNewRequests:as many as asked for', 'LISTED {"ids":["4f3b","4f3c"]}'],
      sets: { requests: [], areMore: false },
    },
    {
      title: 'does not say that there are more requests where the check found all',
      steps: [...asked, 'findNewRequests:one', 'LISTED {"ids":["4f3a"]}'],
      sets: { requests: [{ id: '4f3b', day: '2031-05-06' }], areMore: false },
    },
    {
      title: 'asks from the time of the last answer on, and waits the interval before',
      steps: [
        ...asked,
        'xstate.done.actor.findNewRequests {"output":{"requests":[],"areMore":false,"at":90000}}',
      ],
      timers: { untilNextCheck: 60_000 },
      sets: { since: 90_000 },
    },
  ],
};
