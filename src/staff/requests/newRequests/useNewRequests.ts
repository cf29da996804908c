/** Asks for new requests while the list of requests is looked at, and puts their number into the title of the page. */
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type NewRequest, newRequestsMachine } from '../../../../machines/staff/newRequests.ts';
import type { ListedRequest, RequestView } from '../../../../machines/staff/requestBrowser.ts';
import type { StaffClient } from '../../restClient.ts';
import { checkPlanOf, readRequestsSince } from '../readRequests.ts';

/** Messages of the staff page about requests that came since the list was loaded. */
export const newRequestsMessages = {
  /** '3 new requests'; '20 or more new requests' */
  count: (count: number, areMore: boolean) =>
    areMore ? `${count} or more new requests` : count === 1 ? '1 new request' : `${count} new requests`,
  show: 'Show them',
} as const;

export interface NewRequestsReport {
  readonly requests: readonly NewRequest[];
  /** Whether there may be more than these. */
  readonly areMore: boolean;
}

const latest: RequestView = { day: '', state: '', text: '' };

/** The list that shows all of them: the present one, if it is that of the day for which they all are; otherwise the latest. */
export const findViewOfNew = (view: RequestView, { requests, areMore }: NewRequestsReport): RequestView => {
  if (view.text.trim() !== '' || view.state !== '') return latest;
  if (view.day === '') return view;
  return !areMore && requests.every(({ day }) => day === view.day) ? view : latest;
};

const useCountInTitle = (count: string): void => {
  useEffect(() => {
    if (count === '') return;
    const { title } = document;
    document.title = `(${count}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [count]);
};

interface NewRequestsOptions {
  readonly client: StaffClient;
  /** The requests of the list on the page. */
  readonly listed: readonly ListedRequest[];
}

/** null while there is nothing new. `take` returns what is new, which from then on is not. */
export const useNewRequests = ({
  client,
  listed,
}: NewRequestsOptions): { readonly report: NewRequestsReport | null; readonly take: () => void } => {
  const listedNow = useRef(listed);
  const [state, send] = useMachine(
    newRequestsMachine.provide({
      actors: {
        findNewRequests: fromPromise(async ({ input }) => {
          const check = await readRequestsSince(client, input.since);
          const isListed = (id: string) => listedNow.current.some((other) => other.id === id);
          // The clerk may have loaded the list meanwhile.
          return { ...check, requests: check.requests.filter(({ id }) => !isListed(id)) };
        }),
      },
    }),
    { input: { since: client.now(), interval: checkPlanOf(client).interval } },
  );
  useEffect(() => {
    listedNow.current = listed;
    send({ type: 'LISTED', ids: listed.map(({ id }) => id) });
  }, [listed, send]);
  useEffect(() => {
    const report = () =>
      send(document.visibilityState === 'hidden' ? { type: 'HIDDEN' } : { type: 'SHOWN', at: client.now() });
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [client, send]);
  const { requests, areMore } = state.context;
  const isSome = requests.length > 0;
  useCountInTitle(isSome ? `${requests.length}${areMore ? '+' : ''}` : '');
  return { report: isSome ? { requests, areMore } : null, take: () => send({ type: 'SHOW' }) };
};
