import { describe, expect, it } from 'vitest';
import { chooseEncoding } from '../../../../server/http/encoding.ts';

describe('§7 the encoding of a response', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR, GZip', 'br'],
    ['br;q=0, gzip;q=0', null],
    ['br;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, br;q=0.001', 'br'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br ; Q=0.5 ,gzip; q=0.5', 'br'],
    ['identity', null],
    ['identity;q=0.5, gzip;q=0.2', null],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', null],
    ['*', null],
    ['*;q=0', null],
    ['gzip, *;q=0', 'gzip'],
    ['br;q=x, gzip;q=2', null],
    ['br;q=-1', null],
    ['br;q=', null],
    ['brotli, xgzip, gzip-old', null],
    ['constructor, __proto__', null],
    [',;,=;q', null],
    [['gzip;q=0', 'br'], 'br'],
  ])('chooses for Accept-Encoding %j the encoding %j', (header, encoding) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });

  it('chooses only an encoding that the server has', () => {
    expect(chooseEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br, gzip', [])).toBeNull();
  });
});
