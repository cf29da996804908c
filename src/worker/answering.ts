/** How the worker answers, by kind: what has a hash in its name from what is kept, everything else from the network. */
import { built } from './built.ts';
import { keep, recall } from './keeping.ts';
import type { Kind } from './rules.ts';

/** Milliseconds that the network has where there is a kept copy; and that its late answer is waited for, to be kept. */
const patience = { shown: 3_000, kept: 8_000 };

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));

/** Full or blocked storage keeps nothing; the page has its answer. */
const keepQuietly = (kind: Kind, path: string, answer: Response): Promise<void> =>
  keep(kind, path, answer).catch(() => {});

/** @param asked the browser may have asked already, while the worker was woken */
const ask = async ({ request }: FetchEvent, asked: Promise<unknown>): Promise<Response> => {
  const answer = await asked;
  return answer instanceof Response ? answer : fetch(request);
};

const fromKept = async (event: FetchEvent, kind: Kind, path: string): Promise<Response> => {
  const kept = await recall(kind, path);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keepQuietly(kind, path, answer.clone()));
  return answer;
};

const fromNetwork = async (event: FetchEvent, kind: Kind, path: string): Promise<Response> => {
  const answered = ask(event, event.preloadResponse).catch(() => null);
  const keeping = answered.then((answer) => answer && keepQuietly(kind, path, answer.clone()));
  // Not for ever: while a call is under way, no newer worker takes over.
  event.waitUntil(Promise.race([keeping, after(patience.kept)]));
  const kept = await recall(kind, path);
  const first = await (kept === undefined ? answered : Promise.race([answered, after(patience.shown)]));
  if (first !== null && (first.status < 500 || kept === undefined)) return first;
  return kept ?? (kind === 'page' ? await recall(kind, built.shell) : undefined) ?? Response.error();
};

export const answer = (event: FetchEvent, kind: Kind, path: string): Promise<Response> =>
  (kind === 'asset' ? fromKept : fromNetwork)(event, kind, path);
