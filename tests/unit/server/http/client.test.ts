import { describe, expect, it } from 'vitest';
import { identifyClient, unknownAddress } from '../../../../server/http/client.ts';

const met = (headers: Readonly<Record<string, string>>) => ({
  headers,
  socket: { remoteAddress: '10.0.0.9' },
});
const forwarded = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3', 'x-forwarded-proto': 'https' };

describe('§7 from where a call comes', () => {
  it.each([
    ['no proxy is trusted: what headers say is not believed', forwarded, 0, '10.0.0.9', false],
    ['one proxy: the entry that it appended', forwarded, 1, '3.3.3.3', true],
    ['two proxies: the entry that the outer one appended', forwarded, 2, '2.2.2.2', true],
    ['more trusted than entries: the first, which a trusted one wrote', forwarded, 4, '1.1.1.1', true],
    ['no header', {}, 1, '10.0.0.9', false],
    ['no address in it: unknown', { 'x-forwarded-for': 'unknown' }, 1, unknownAddress, false],
    ['an address of version 6', { 'x-forwarded-for': '2001:db8::1' }, 1, '2001:db8::1', false],
    ['plain http before the proxy', { 'x-forwarded-proto': 'http' }, 1, '10.0.0.9', false],
  ] as const)('%s', (_, headers, trustProxy, address, isHttps) => {
    expect(identifyClient(met(headers), trustProxy)).toEqual({ address, isHttps });
  });
});

describe('§7 an entry of X-Forwarded-For', () => {
  const addressOf = (entry: string): string => identifyClient(met({ 'x-forwarded-for': entry }), 1).address;

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
  ])('%j is the address %s', (entry, address) => {
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
  ])('%j cannot be read: its client is unknown', (entry) => {
    expect(addressOf(entry)).toBe(unknownAddress);
  });

  it.each(['127.0.0.1', '127.8.9.1:5000', '::1', '[::1]:443', '::ffff:127.0.0.1', '[::ffff:7f00:1]'])(
    '%s names no client, which is unknown',
    (entry) => {
      expect(addressOf(entry)).toBe(unknownAddress);
    },
  );
});
