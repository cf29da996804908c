/**
 * The client's address, and whether it uses TLS. Anybody can send the headers that carry both, so TRUST_PROXY limits how
 * far they count. Each proxy appends its client to X-Forwarded-For; the entry that the outermost trusted proxy wrote is
 * the client.
 */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { isLoopback } from './rateLimit.ts';

export interface Client {
  /** An IP address, or `unknownAddress`. */
  readonly address: string;
  readonly isHttps: boolean;
}

/** Stands for every client whose address no trusted proxy gives in readable form: all of them share one limit. */
export const unknownAddress = 'unknown';

/** Only proxies send them: a call with one of them does not come from this machine itself, even over loopback. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const;

type ConnectedCall = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** @param trustProxy number of trusted proxies in front */
export function identifyClient({ headers, socket }: ConnectedCall, trustProxy: number): Client {
  const connected = socket.remoteAddress ?? '';
  const isForwarded = proxyHeaders.some((name) => headers[name] !== undefined);
  const direct = isForwarded && isLoopback(connected) ? unknownAddress : connected;
  if (trustProxy === 0) return { address: direct, isHttps: false };
  const entries = parseHeaderList(headers['x-forwarded-for']);
  // With fewer entries than trusted proxies, trusted proxies wrote all of them: the first entry is the client.
  const entry = entries.at(-trustProxy) ?? entries.at(0);
  return {
    // Without the header no proxy forwarded the call: the connected peer is the client, such as a command on this machine.
    address: entry === undefined ? direct : toClientAddress(entry),
    isHttps: parseHeaderList(headers['x-forwarded-proto']).at(0) === 'https',
  };
}

export interface CalledSite {
  /** The names under which it was called, with their ports; null where a trusted proxy hides them. */
  readonly hosts: readonly string[] | null;
  /** Whether a trusted proxy says so; false proves nothing. */
  readonly isHttps: boolean;
}

/**
 * The site that a call names. No page can set Host, nor X-Forwarded-Host without a preflight, which this server refuses.
 * A proxy that replaces Host by the address of this machine and forwards no other hides the name.
 * @param trustProxy number of trusted proxies in front
 */
export function identifySite({ headers, socket }: ConnectedCall, trustProxy: number): CalledSite {
  const { isHttps } = identifyClient({ headers, socket }, trustProxy);
  const forwarded = trustProxy === 0 ? [] : parseHeaderList(headers['x-forwarded-host']);
  const hosts = [headers.host ?? '', ...forwarded].filter((host) => /^[^/\\?#@\s]+$/.test(host));
  const isHidden = trustProxy > 0 && forwarded.length === 0 && hosts.every(isLoopbackHost);
  return { hosts: isHidden ? null : hosts, isHttps };
}

const isLoopbackHost = (host: string): boolean => {
  const name = host.replace(/:\d{1,5}$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isLoopback(name);
};

/** Returns a function that logs the first call through a proxy, if none is trusted. */
export function createProxyWarning(
  trustProxy: number,
  log: (line: string) => void,
): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isPending = trustProxy === 0;
  return ({ headers }) => {
    if (!isPending || headers['x-forwarded-for'] === undefined) return;
    isPending = false;
    log(
      'X-Forwarded-For arrives, and TRUST_PROXY is 0: set TRUST_PROXY=1 behind a proxy. Until then all its visitors count as one address.',
    );
  };
}

/**
 * A loopback address from a proxy identifies no client and gets no exemption from the limit, unlike a direct connection
 * from this machine. It only means that something beside the proxy connected to it, such as a tunnel that carries every
 * visitor. (TRUST_PROXY must then count the tunnel too; until it does, all visitors share one limit.)
 */
function toClientAddress(entry: string): string {
  const address = parseAddress(entry);
  return address === null || isLoopback(address) ? unknownAddress : address;
}

/** `203.0.113.4:5000` and `"[2001:db8::1]:443"` → only the address; null for anything else (`unknown`, `_hidden`). */
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
