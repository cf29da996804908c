/**
 * From where a call comes, and whether over TLS. Both are told by headers that anybody can send, so they count only as
 * far as TRUST_PROXY says: of X-Forwarded-For, to which each proxy appends whom it met, the entry that the outermost
 * trusted one wrote.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

export interface Client {
  /** An IP address. */
  readonly address: string;
  readonly isHttps: boolean;
}

type Met = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** @param trustProxy how many proxies in front are trusted */
export function clientOf({ headers, socket }: Met, trustProxy: number): Client {
  const direct = socket.remoteAddress ?? '';
  if (trustProxy === 0) return { address: direct, isHttps: false };
  const told = entriesOf(headers['x-forwarded-for']).at(-trustProxy) ?? '';
  return {
    address: isIP(told) === 0 ? direct : told,
    isHttps: entriesOf(headers['x-forwarded-proto']).at(0) === 'https',
  };
}

const entriesOf = (header: string | readonly string[] | undefined): readonly string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((entry) => entry.trim()));
