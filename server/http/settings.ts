/** What is set from outside. A value that cannot be used is a Problem that names it. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { Problem } from '../firestore/lib/userError.ts';
import { type Switches, switchesOf } from '../ops/formSwitch.ts';

/** With what is taken: requests, feedback. */
export interface Settings extends Switches {
  /** 0 is any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Proxies in front that are trusted to say from where and how a call came. */
  readonly trustProxy: number;
  /** Requests that one address may hand in a minute; 0 sets no limit. */
  readonly rateLimit: number;
  /** Reads that one address may make in a minute; 0 sets no limit. */
  readonly readLimit: number;
  /** Told of new requests; null where nobody is. It may hold a secret. */
  readonly webhook: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws Problem */
export const settingsOf = (environment: Environment): Settings => ({
  port: portOf(environment.PORT ?? '8080'),
  host: hostOf(environment.HOST ?? '127.0.0.1'),
  dataDir: dataDirOf(environment),
  trustProxy: numberOf('TRUST_PROXY', environment.TRUST_PROXY ?? '0', 9),
  rateLimit: numberOf('RATE_LIMIT', environment.RATE_LIMIT ?? '30', 100_000),
  readLimit: numberOf('READ_LIMIT', environment.READ_LIMIT ?? '6000', 900_000),
  webhook: webhookOf(environment),
  ...switchesOf(environment),
});

/** @throws Problem */
export function dataDirOf({ DATA_DIR = './data' }: Environment): string {
  if (DATA_DIR.trim() === '') throw new Problem('DATA_DIR must name a directory; it is blank.');
  return resolve(DATA_DIR);
}

function portOf(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Problem(`PORT must be a number from 0 to 65535 (0 is any free port); it is '${shown(port)}'.`);
  return Number(port);
}

function numberOf(name: string, value: string, most: number): number {
  if (!/^\d{1,6}$/.test(value) || Number(value) > most)
    throw new Problem(`${name} must be a number from 0 to ${most}; it is '${shown(value)}'.`);
  return Number(value);
}

function hostOf(host: string): string {
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host))
    throw new Problem(`HOST must be an address such as 127.0.0.1, or a host's name; it is '${shown(host)}'.`);
  return host;
}

const near = new BlockList();
near.addSubnet('127.0.0.0', 8);
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');

/** This machine, or one of the same private network. */
function isNear(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind !== 0) return near.check(host, kind === 6 ? 'ipv6' : 'ipv4');
  return host === 'localhost' || /\.(?:localhost|local|lan|internal)$/.test(host);
}

/** What is set may hold a secret: it is not shown. @throws Problem */
export function webhookOf({ REQUESTS_WEBHOOK = '' }: Environment): string | null {
  const text = REQUESTS_WEBHOOK.trim();
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isNear(url.hostname));
  if (url === null || !isSafe)
    throw new Problem(
      'REQUESTS_WEBHOOK must be an https address, or an http address of this machine or its private network.',
    );
  if (url.username !== '' || url.password !== '')
    throw new Problem('REQUESTS_WEBHOOK must be an address without a name and password in it.');
  return url.href;
}

/** One line, and not a long one. */
const shown = (value: string): string => value.replace(/[^ -~]/g, '?').slice(0, 60);
