/**
 * Limits how often one address may call: a token bucket that holds a minute's worth and refills steadily. An IPv6
 * address counts by its /64, which one household or phone has to itself, and with all others of its /48, which one
 * customer of a hosting company or the phones of a village may have. This machine's own addresses are not limited;
 * client.ts tells them from a proxy on this machine.
 */
import { BlockList, isIP, isIPv6 } from 'node:net';

export interface RateLimit {
  /** Takes one token. Returns 0, or the seconds until another try may pass. */
  take(address: string): number;
  /** Takes tokens for work that is done, at most a minute's worth of debt: `take` then refuses until it is paid. */
  charge(address: string, tokens: number): void;
  /** What `take` would return now. */
  wait(address: string): number;
}

/** What one bucket counts. */
interface Network {
  readonly name: string;
  readonly perMinute: number;
}

interface Bucket {
  readonly left: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const minute = 60_000;

/**
 * The render of a page takes the processor's time of some 50 reads. An address has a limit of its own for renders, a
 * fiftieth of READ_LIMIT, so that pages never use up its reads.
 */
export const readsPerRender = 50;

/**
 * A call that goes through many documents counts as one read more for each of so many. A long list that is not cached takes
 * some 0.03 ms of a processor for each document, so an address gets a tenth of a processor within its limit; a village that
 * reads each of 300 news after a change stays below it.
 */
export const documentsPerRead = 20;

/**
 * How many times the limit of one address all addresses of a /48 have together. For writes it is hardly more than once, as a village
 * behind one IPv4 address has no more either: 40 networks then take 47 places in half a minute, and not 1,200.
 */
export const shareOfPrefix = { reads: 10, writes: 1.06 } as const;

/** Maximum number of tracked addresses; the one that was idle longest is dropped first. */
const maxAddresses = 20_000;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export const unlimited: RateLimit = { take: () => 0, charge: () => {}, wait: () => 0 };

/** @param perMinute 0 sets no limit. @param now milliseconds since the epoch @param share of `shareOfPrefix` */
export function createRateLimit(
  perMinute: number,
  now: () => number,
  share: number = shareOfPrefix.reads,
): RateLimit {
  if (perMinute === 0) return unlimited;
  const buckets = new Map<string, Bucket>();
  const listNetworks = (address: string): readonly Network[] => {
    if (isLoopback(address)) return [];
    const name = toNetwork(address);
    const own = { name, perMinute };
    if (!name.includes(':')) return [own];
    return [own, { name: name.split(':').slice(0, 3).join(':'), perMinute: perMinute * share }];
  };
  /** Returns the seconds until a token was left before. */
  const spend = ({ name, perMinute: most }: Network, tokens: number): number => {
    const at = now();
    const bucket = buckets.get(name) ?? { left: most, at };
    const left = Math.min(most, bucket.left + (Math.max(0, at - bucket.at) * most) / minute);
    buckets.delete(name);
    buckets.set(name, { left: Math.max(-most, left - tokens), at });
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value!);
    return Math.max(0, Math.ceil(Math.round(((1 - left) * minute) / most) / 1_000));
  };
  const charge = (address: string, tokens: number): void => {
    if (tokens > 0) for (const network of listNetworks(address)) spend(network, tokens);
  };
  const wait = (address: string): number =>
    Math.max(0, ...listNetworks(address).map((network) => spend(network, 0)));
  return {
    take: (address) => {
      const seconds = wait(address);
      if (seconds === 0) charge(address, 1);
      return seconds;
    },
    wait,
    charge,
  };
}

export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** `2001:db8:1:2:3:4:5:6` → its first four groups; an IPv4 address unchanged, also when mapped into IPv6. */
export function toNetwork(address: string): string {
  const [, within] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (within !== undefined) return within;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - after.length).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
