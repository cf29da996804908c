import { closedAlert, stormAlert } from '../../../machines/samples/alerts.ts';
import type { alertsMachine as machine } from '../../../machines/site/alerts.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

const others = { dismissed: [], now: 0, readInterval: 60_000 };

/** Another tab read the alerts before, and another session dismissed some. */
const read = (...alerts: readonly object[]) => {
  const output = { alerts, isComplete: true, dismissed: ['flood ', 'storm '], readAt: 5, at: 7 };
  return `xstate.done.actor.readAlerts ${JSON.stringify({ output })}`;
};

export const alerts: ValueExpectations<typeof machine> = {
  begins: { ...others, alerts: [stormAlert], flowEditions: ['storm '], readAt: null },
  params: {
    storeDismissed: ({ event }) => event.alert,
    log: ({ event }) => ({ what: String(event.error) }),
  },
  rows: [
    {
      title: 'shows a changed alert again, because it is a new edition',
      input: { ...others, known: [{ ...stormAlert, updated: '2031-05-06' }] },
      steps: [],
      sets: { flowEditions: ['storm 2031-05-06'] },
    },
    {
      title: 'keeps an alert closed that this session or an earlier one dismissed, each once',
      steps: ['DISMISS', read(stormAlert, closedAlert)],
      sets: { dismissed: ['storm ', 'flood '], now: 7, readAt: 5 },
    },
    {
      title: 'removes an alert at the moment at which it is over',
      steps: ['NAVIGATED {"at":20}'],
      sets: { alerts: [], flowEditions: [] },
    },
    {
      title: 'shows an alert from the moment at which it is valid',
      steps: [read(stormAlert, closedAlert), 'NAVIGATED {"at":10}'],
      sets: { flowEditions: ['storm ', 'closed '] },
    },
  ],
};
