/** The worker's caches: one for what was installed, and one of a bounded size for each kind that was met since. */
import { cacheName, isCacheOf } from '../lib/cacheName.ts';
import { built } from './buildInfo.ts';
import { type Kind, kinds, mayKeep } from './cacheRules.ts';

const nameOf = (kind: Kind | 'installed'): string => cacheName(built.version, kind);

/** Read before it is put: an answer that stops halfway would hold up the caches, and whoever clears them. */
const whole = async (answer: Response): Promise<Response> =>
  new Response(await answer.arrayBuffer(), { headers: answer.headers });

/** Scripts come from the browser's own cache where the page has just loaded them. */
const fetched = async (kind: Kind, path: string): Promise<readonly [string, Response]> => {
  const answer = await fetch(path, { cache: kind === 'page' ? 'no-cache' : 'default' });
  if (!(await mayKeep(kind, answer, built.version)))
    throw new Error(`${path} is not what this worker was built with.`);
  return [path, await whole(answer)];
};

/** All of it or nothing: a worker whose installation fails is thrown away, and the one before it stays. */
export const install = async (): Promise<void> => {
  const all = await Promise.all([
    ...built.pages.map((path) => fetched('page', path)),
    ...built.assets.map((path) => fetched('asset', path)),
  ]);
  const cache = await caches.open(nameOf('installed'));
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
};

export const forgetOthers = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.map((name) => isCacheOf(built.version, name) || caches.delete(name)));
};

/** What was met last, else what was installed. Caches that cannot be read hold nothing. */
export const recall = async (kind: Kind, path: string): Promise<Response | undefined> => {
  try {
    const found = [nameOf(kind), nameOf('installed')].map((cacheName) => caches.match(path, { cacheName }));
    return (await found[0]) ?? (await found[1]);
  } catch {
    return undefined;
  }
};

/** In another language each page comes anew: those that were met go, and those that are needed without a signal are asked for again. */
export const keepAnew = async (): Promise<void> => {
  const all = await Promise.all(built.pages.map((path) => fetched('page', path)));
  await caches.delete(nameOf('page'));
  const cache = await caches.open(nameOf('installed'));
  await Promise.all(all.map(([path, answer]) => cache.put(path, answer)));
};

/** Keeps an answer where it may be kept. It comes last, and the first goes where there are too many. */
export const keep = async (kind: Kind, path: string, answer: Response): Promise<void> => {
  if (!(await mayKeep(kind, answer, built.version))) return;
  const kept = await whole(answer);
  const cache = await caches.open(nameOf(kind));
  await cache.delete(path);
  await cache.put(path, kept);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -kinds[kind].most).map((each) => cache.delete(each)));
};
