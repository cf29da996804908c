/** Server settings from the environment. A value that cannot be used throws a UserError that names it. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { UserError } from '../lib/userError.ts';
import { type FormSwitches, parseFormSwitches } from '../ops/formSwitch.ts';
import { serverSettings } from './settingTexts.ts';

/** Includes the form switches: whether the site accepts requests and feedback. */
export interface ServerSettings extends FormSwitches {
  /** 0 is any free port. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Number of trusted proxies in front, whose headers give the client's address and protocol. */
  readonly trustProxy: number;
  /** Requests that one address may submit in a minute; 0 sets no limit. */
  readonly rateLimit: number;
  /** Reads that one address may make in a minute; 0 sets no limit. */
  readonly readLimit: number;
  /** The address that is notified of new requests; null for none. It may contain a secret. */
  readonly webhook: string | null;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws UserError */
export const parseServerSettings = (environment: Environment): ServerSettings => ({
  port: parsePort(environment.PORT ?? serverSettings.PORT.default),
  host: parseHost(environment.HOST ?? serverSettings.HOST.default),
  dataDir: parseDataDir(environment),
  trustProxy: parseBoundedNumber(
    'TRUST_PROXY',
    environment.TRUST_PROXY ?? serverSettings.TRUST_PROXY.default,
    9,
  ),
  rateLimit: parseBoundedNumber(
    'RATE_LIMIT',
    environment.RATE_LIMIT ?? serverSettings.RATE_LIMIT.default,
    100_000,
  ),
  readLimit: parseBoundedNumber(
    'READ_LIMIT',
    environment.READ_LIMIT ?? serverSettings.READ_LIMIT.default,
    900_000,
  ),
  webhook: parseWebhook(environment),
  ...parseFormSwitches(environment),
});

/** @throws UserError */
export function parseDataDir({ DATA_DIR = serverSettings.DATA_DIR.default }: Environment): string {
  if (DATA_DIR.trim() === '') throw new UserError('DATA_DIR must name a directory; it is blank.');
  return resolve(DATA_DIR);
}

function parsePort(port: string): number {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new UserError(
      `PORT must be a number from 0 to 65535 (0 is any free port); it is '${sanitizeLine(port, 60)}'.`,
    );
  return Number(port);
}

function parseBoundedNumber(name: string, value: string, max: number): number {
  if (!/^\d{1,6}$/.test(value) || Number(value) > max)
    throw new UserError(`${name} must be a number from 0 to ${max}; it is '${sanitizeLine(value, 60)}'.`);
  return Number(value);
}

function parseHost(host: string): string {
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host))
    throw new UserError(
      `HOST must be an address such as 127.0.0.1, or a host's name; it is '${sanitizeLine(host, 60)}'.`,
    );
  return host;
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Matches this machine and those on the same private network. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const kind = isIP(host);
  if (kind !== 0) return privateNetworks.check(host, kind === 6 ? 'ipv6' : 'ipv4');
  return host === 'localhost' || /\.(?:localhost|local|lan|internal)$/.test(host);
}

/** The messages omit the value: it may contain a secret. @throws UserError */
export function parseWebhook({ REQUESTS_WEBHOOK = '' }: Environment): string | null {
  const text = REQUESTS_WEBHOOK.trim();
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isPrivateHost(url.hostname));
  if (url === null || !isSafe)
    throw new UserError(
      'REQUESTS_WEBHOOK must be an https address, or an http address of this machine or its private network.',
    );
  if (url.username !== '' || url.password !== '')
    throw new UserError('REQUESTS_WEBHOOK must be an address without a name and password in it.');
  return url.href;
}
