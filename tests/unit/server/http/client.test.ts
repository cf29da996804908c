import { describe, expect, it } from 'vitest';
import { identifyClient, unknownAddress } from '../../../../server/http/client.ts';

const createIncoming = (headers: Readonly<Record<string, string>>, remoteAddress = '10.0.0.9') => ({
  headers,
  socket: { remoteAddress },
});
const forwarded = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3', 'x-forwarded-proto': 'https' };

describe('§7 the client of a call', () => {
  it.each([
    ['ignores forwarding headers if no proxy is trusted', forwarded, 0, '10.0.0.9', false],
    ['reads the entry that the one trusted proxy appended', forwarded, 1, '3.3.3.3', true],
    ['reads the entry that the outer of two trusted proxies appended', forwarded, 2, '2.2.2.2', true],
    ['reads the first entry if there are fewer entries than trusted proxies', forwarded, 4, '1.1.1.1', true],
    ['uses the address of the connection if there is no header', {}, 1, '10.0.0.9', false],
    [
      'reports an unknown client if the entry is no address',
      { 'x-forwarded-for': 'unknown' },
      1,
      unknownAddress,
      false,
    ],
    ['reads an IPv6 address', { 'x-forwarded-for': '2001:db8::1' }, 1, '2001:db8::1', false],
    [
      'reports plain HTTP before the proxy as not HTTPS',
      { 'x-forwarded-proto': 'http' },
      1,
      '10.0.0.9',
      false,
    ],
  ] as const)('%s', (_, headers, trustProxy, address, isHttps) => {
    expect(identifyClient(createIncoming(headers), trustProxy)).toEqual({ address, isHttps });
  });
});

describe('§7 an entry of X-Forwarded-For', () => {
  const addressOf = (entry: string): string =>
    identifyClient(createIncoming({ 'x-forwarded-for': entry }), 1).address;

  it.each([
    ['203.0.113.4', '203.0.113.4'],
    ['203.0.113.4:5000', '203.0.113.4'],
    ['  203.0.113.4:5000\t', '203.0.113.4'],
    ['"203.0.113.4:5000"', '203.0.113.4'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.4', '::ffff:203.0.113.4'],
    ['1.1.1.1, 203.0.113.4:5000', '203.0.113.4'],
  ])('reads the X-Forwarded-For entry %j as the address %s', (entry, address) => {
    expect(addressOf(entry)).toBe(address);
  });

  it.each([
    'unknown',
    '_hidden',
    '',
    ' ',
    ',',
    '203.0.113.4, ',
    '203.0.113.4:',
    '203.0.113.4:port',
    '203.0.113.400:5000',
    '[203.0.113.4]',
    '[2001:db8::1',
    '[]:443',
    '"',
    'for=203.0.113.4',
    'localhost',
  ])('reports an unknown client for the unreadable X-Forwarded-For entry %j', (entry) => {
    expect(addressOf(entry)).toBe(unknownAddress);
  });

  it.each(['127.0.0.1', '127.8.9.1:5000', '::1', '[::1]:443', '::ffff:127.0.0.1', '[::ffff:7f00:1]'])(
    'reports an unknown client for the loopback entry %s',
    (entry) => {
      expect(addressOf(entry)).toBe(unknownAddress);
    },
  );
});

describe('§7 a call that a proxy on this machine forwarded', () => {
  const proxyHeaders = [
    ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.4' }],
    ['an empty X-Forwarded-For', { 'x-forwarded-for': '' }],
    ['X-Forwarded-For with a loopback address', { 'x-forwarded-for': '127.0.0.1' }],
    ['Forwarded', { forwarded: 'for=203.0.113.4' }],
    ['X-Real-IP', { 'x-real-ip': '203.0.113.4' }],
    ['Via', { via: '1.1 caddy' }],
  ] as const;
  const loopbacks = ['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'];

  it.each(loopbacks.flatMap((from) => proxyHeaders.map(([name, headers]) => [name, from, headers] as const)))(
    'with %s from %s comes from an unknown client and not from this machine, if no proxy is trusted',
    (_, from, headers) => {
      expect(identifyClient(createIncoming(headers, from), 0).address).toBe(unknownAddress);
    },
  );

  it.each(proxyHeaders.slice(3))(
    'with %s alone comes from an unknown client, if a proxy is trusted',
    (_, headers) => {
      expect(identifyClient(createIncoming(headers, '127.0.0.1'), 1).address).toBe(unknownAddress);
    },
  );

  it.each([0, 1])(
    'comes from this machine without such a header, if %i proxies are trusted',
    (trustProxy) => {
      const { address } = identifyClient(createIncoming({ host: 'localhost' }, '127.0.0.1'), trustProxy);
      expect(address).toBe('127.0.0.1');
    },
  );
});
