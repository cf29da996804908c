/** How the worker answers, by kind: what has a hash in its name from what is kept, everything else from the network. */

import { built } from './buildInfo.ts';
import { keep, recall } from './cache.ts';
import type { Kind } from './cacheRules.ts';
import { after } from './handleAfter.ts';

/** Milliseconds that the network has where there is a kept copy; and that its late answer is waited for, to be kept. */
const patience = { shown: 3_000, kept: 8_000 };

/**
 * Beside the page, which has its answer: full or blocked storage keeps nothing. Not for ever, for while the worker is at it
 * no newer one takes over.
 */
const keepLater = (event: FetchEvent, kind: Kind, path: string, answered: Promise<Response | null>): void => {
  const keeping = answered.then((answer) => answer && keep(kind, path, answer.clone()));
  event.waitUntil(Promise.race([keeping.catch(() => {}), after(patience.kept)]));
};

/** @param asked the browser may have asked already, while the worker was woken */
const ask = async ({ request }: FetchEvent, asked: Promise<unknown>): Promise<Response> => {
  const answer = await asked;
  return answer instanceof Response ? answer : fetch(request);
};

const fromKept = async (event: FetchEvent, kind: Kind, path: string): Promise<Response> => {
  const kept = await recall(kind, path);
  if (kept !== undefined) return kept;
  const answered = fetch(event.request);
  keepLater(event, kind, path, answered);
  return answered;
};

const fromNetwork = async (event: FetchEvent, kind: Kind, path: string): Promise<Response> => {
  const answered = ask(event, event.preloadResponse).catch(() => null);
  keepLater(event, kind, path, answered);
  const kept = await recall(kind, path);
  const first = await (kept === undefined ? answered : Promise.race([answered, after(patience.shown)]));
  if (first !== null && (first.status < 500 || kept === undefined)) return first;
  return kept ?? (kind === 'page' ? await recall(kind, built.shell) : undefined) ?? Response.error();
};

export const answer = (event: FetchEvent, kind: Kind, path: string): Promise<Response> =>
  (kind === 'asset' ? fromKept : fromNetwork)(event, kind, path);
