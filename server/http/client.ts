/**
 * From where a call comes, and whether over TLS. Both are told by headers that anybody can send, so they count only as
 * far as TRUST_PROXY says: of X-Forwarded-For, to which each proxy appends whom it met, the entry that the outermost
 * trusted one wrote.
 */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { isLoopback } from './rateLimit.ts';

export interface Client {
  /** An IP address, or `unknownAddress`. */
  readonly address: string;
  readonly isHttps: boolean;
}

/** Stands for every client of which a proxy says nothing that can be read: all of them share one limit. */
export const unknownAddress = 'unknown';

type ConnectedCall = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** @param trustProxy how many proxies in front are trusted */
export function identifyClient({ headers, socket }: ConnectedCall, trustProxy: number): Client {
  const direct = socket.remoteAddress ?? '';
  if (trustProxy === 0) return { address: direct, isHttps: false };
  const entries = parseHeaderList(headers['x-forwarded-for']);
  // Where there are fewer entries than trusted proxies, all of them are of trusted ones: the first met the client.
  const entry = entries.at(-trustProxy) ?? entries.at(0);
  return {
    // Without the header nobody forwarded the call: who is connected is the client, such as a command on this machine.
    address: entry === undefined ? direct : toClientAddress(entry),
    isHttps: parseHeaderList(headers['x-forwarded-proto']).at(0) === 'https',
  };
}

/**
 * A loopback address from a proxy names no client, and is not unlimited as a connection from this machine is: it says only
 * that something beside the proxy connected to it, such as a tunnel that every visitor comes through. (Then TRUST_PROXY
 * must count the tunnel too; until it does, all visitors share one limit.)
 */
function toClientAddress(entry: string): string {
  const address = parseAddress(entry);
  return address === null || isLoopback(address) ? unknownAddress : address;
}

/** `203.0.113.4:5000` and `"[2001:db8::1]:443"` → the address alone; null for what is none (`unknown`, `_hidden`). */
function parseAddress(entry: string): string | null {
  const bare = entry.replace(/^"(.*)"$/, '$1').trim();
  const [, inBrackets] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(bare) ?? [];
  if (inBrackets !== undefined) return isIPv6(inBrackets) ? inBrackets : null;
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(bare) ?? [];
  const address = beforePort ?? bare;
  return isIP(address) === 0 ? null : address;
}

const parseHeaderList = (header: string | readonly string[] | undefined): readonly string[] =>
  [header ?? []].flat().flatMap((line) => line.split(',').map((entry) => entry.trim()));
