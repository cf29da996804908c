import { describe, expect, it } from 'vitest';
import { clientOf } from '../../server/client.ts';

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
    ['more trusted than entries: whoever is connected', forwarded, 4, '10.0.0.9', true],
    ['no header', {}, 1, '10.0.0.9', false],
    ['no address in it', { 'x-forwarded-for': 'unknown' }, 1, '10.0.0.9', false],
    ['an address of version 6', { 'x-forwarded-for': '2001:db8::1' }, 1, '2001:db8::1', false],
    ['plain http before the proxy', { 'x-forwarded-proto': 'http' }, 1, '10.0.0.9', false],
  ] as const)('%s', (_, headers, trustProxy, address, isHttps) => {
    expect(clientOf(met(headers), trustProxy)).toEqual({ address, isHttps });
  });
});
