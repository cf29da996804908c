/** The worker's caches are named by the version of the site whose files they hold: no version answers with another's. */

export const cacheName = (version: string, kind: string): string => `${version} ${kind}`;

export const isCacheOf = (version: string, name: string): boolean => name.startsWith(cacheName(version, ''));
