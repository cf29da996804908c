/** The service worker names its caches after the site version whose files they contain, so that versions never mix. */

export const cacheName = (version: string, kind: string): string => `${version} ${kind}`;

export const isCacheOf = (version: string, name: string): boolean => name.startsWith(cacheName(version, ''));
