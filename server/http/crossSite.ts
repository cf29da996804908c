/**
 * Refuses writes that another site makes a visitor's browser send. A POST of plain text needs no preflight: without this
 * check any page could make its visitors submit requests, each from an address of their own.
 */
import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { identifySite } from './client.ts';

/** Other sites, and other hosts of the same site: a municipality's domain may host pages of many barangays. */
const refusedSites: readonly unknown[] = ['cross-site', 'same-site'];

const isRead = ({ method }: IncomingMessage, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || /:(?:batchGet|runQuery|runAggregationQuery)$/.test(path);

/**
 * Browsers set Sec-Fetch-Site themselves and no page can change it. Where they send none, to an address of plain http and
 * before 2020, Origin names the page that writes. Other programs send neither, and pass.
 * @param path of a call to the store, without its query
 * @param trustProxy number of trusted proxies in front
 * @param report receives a line where Origin decides: a proxy may hide the site's own name
 * @throws FirestoreError
 */
export function refuseCrossSiteWrite(
  request: IncomingMessage,
  path: string,
  trustProxy: number,
  report: (line: string) => void,
): void {
  if (isRead(request, path)) return;
  const { 'sec-fetch-site': fetchSite, origin, host = '' } = request.headers;
  const isForeignOrigin =
    fetchSite === undefined && origin !== undefined && !isOwnOrigin(origin, request, trustProxy);
  if (isForeignOrigin)
    report(
      `A write was refused: Origin is ${sanitizeLine(origin)}, and Host is ${sanitizeLine(host)}. If the first is this site, its proxy must send Host and X-Forwarded-Proto (docs/deploy.md).`,
    );
  if (isForeignOrigin || refusedSites.includes(fetchSite))
    throw new FirestoreError('PERMISSION_DENIED', 'Another site may not write here.');
}

function isOwnOrigin(origin: string, request: IncomingMessage, trustProxy: number): boolean {
  const { hosts, isHttps } = identifySite(request, trustProxy);
  if (hosts === null) return true;
  const [, scheme] = /^(https?):\/\//.exec(origin) ?? [];
  if (scheme === undefined || (isHttps && scheme === 'http')) return false;
  // The same scheme on both sides makes a default port that only one of them names equal.
  return hosts.some((host) => isSameOrigin(origin, `${scheme}://${host}`));
}

const isSameOrigin = (a: string, b: string): boolean =>
  URL.canParse(a) && URL.canParse(b) && new URL(a).origin === new URL(b).origin;
