/** The alerts of this visit, as given to the page from outside; none where nobody gives any. */
import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { announcementStrip } from '../../machines/announcementStrip.ts';
import { alertsOf } from '../content/alert.ts';
import { mostAlerts } from '../content/lists.ts';
import type { Clock } from '../domain/clock.ts';
import { dismissedEditions, keepDismissed } from './dismissedAlerts.ts';
import { loadDoor } from './door.ts';
import type { Log } from './log.ts';
import type { Visited } from './visited.ts';

type Strip = ActorRefFrom<typeof announcementStrip>;

interface Given {
  readonly clock: Clock;
  readonly visited: Visited;
  readonly log: Log;
}

/** The machine with the records, the clock and the telephone's memory put in. */
export const stripOf = ({ clock, visited, log }: Given): typeof announcementStrip =>
  announcementStrip.provide({
    actors: {
      readAlerts: fromPromise(async () => {
        // What is valid now cannot be asked before the time is known.
        await clock.settled();
        const { readUrgent } = await loadDoor();
        const documents = visited.keep('announcements', await readUrgent(clock.now()));
        const at = clock.now();
        return {
          alerts: alertsOf(documents, at, visited.reportOf('announcements', log)),
          isWhole: documents.length < mostAlerts,
          dismissed: dismissedEditions(),
          at,
        };
      }),
    },
    actions: {
      lookAtClock: ({ self }) => self.send({ type: 'LOOK', at: clock.now() }),
      keepDismissed: (_, alert) => keepDismissed(alert),
      log: (_, { what }) => log(`The list 'announcements' could not be read: ${what}`),
    },
  });

export const StripContext = createContext<Strip>(
  createActor(announcementStrip, { input: { known: [], dismissed: [], now: 0 } }),
);

export const useStrip = () => {
  const strip = useContext(StripContext);
  return { strip, state: useSelector(strip, (state) => state) };
};
