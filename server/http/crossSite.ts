/**
 * Refuses writes that another site makes a visitor's browser send. A POST of plain text needs no preflight: without this
 * check any page could make its visitors submit requests, each from an address of their own.
 */
import type { IncomingMessage } from 'node:http';
import { FirestoreError } from '../firestore/protocol/errors.ts';

/** Other sites, and other hosts of the same site: a municipality's domain may host pages of many barangays. */
const refusedSites: readonly unknown[] = ['cross-site', 'same-site'];

const isRead = ({ method }: IncomingMessage, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || /:(?:batchGet|runQuery|runAggregationQuery)$/.test(path);

/**
 * Browsers set Sec-Fetch-Site themselves and no page can change it. Other programs send none, and pass.
 * @param path of a call to the store, without its query
 * @throws FirestoreError
 */
export function refuseCrossSiteWrite(request: IncomingMessage, path: string): void {
  if (isRead(request, path) || !refusedSites.includes(request.headers['sec-fetch-site'])) return;
  throw new FirestoreError('PERMISSION_DENIED', 'Another site may not write here.');
}
