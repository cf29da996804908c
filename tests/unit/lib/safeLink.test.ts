import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSafeLink } from '../../../src/lib/safeLink.ts';
import { hostilePayloads } from '../../support/hostileTexts.ts';

describe('failures 22: parseSafeLink', () => {
  it.each([
    ['/News', '/News'],
    ['/', '/'],
    ['/news/sample-day?before=2026-11-18.a#when', '/news/sample-day?before=2026-11-18.a#when'],
    ['/search?at=https://example.com', '/search?at=https://example.com'],
  ])('accepts the path %s as a link of the site', (written, address) => {
    expect(parseSafeLink(written)).toEqual({ kind: 'site', address });
  });

  it.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTP://EXAMPLE.COM/A?b=c#d', 'http://example.com/A?b=c#d'],
    ['https://bücher.example', 'https://xn--bcher-kva.example/'],
    ['https://example.com/"onclick="x', 'https://example.com/%22onclick=%22x'],
    ['mailto:office@example.com', 'mailto:office@example.com'],
    ['MAILTO:office@example.com', 'mailto:office@example.com'],
    ['tel:911', 'tel:911'],
    ['tel:0917 000 0000', 'tel:09170000000'],
    ['TEL:+63 (88) 000-0000', 'tel:+63880000000'],
    ['tel:+63 (0)900 000 0001', 'tel:+639000000001'],
    ['tel:+63 0900 000 0001', 'tel:+639000000001'],
    ['tel:+63(088)000-0000', 'tel:+63880000000'],
    ['tel:+44 (0)20 0000 0000', 'tel:+442000000000'],
    ['tel:(088) 000-0000', 'tel:0880000000'],
    ['tel:0917.000.0000', 'tel:09170000000'],
    ['tel:+63\u00a0917\u202f000\u20110000', 'tel:+639170000000'],
    ['tel:０９１７–０００－００００', 'tel:09170000000'],
    ['tel:+632 0000 0000', 'tel:+63200000000'],
    ['tel:(+63) 917 000 0000', 'tel:+639170000000'],
    ['tel:(+63)(0)917 000 0000', 'tel:+639170000000'],
    ['tel:(+63-917) 000-0000', 'tel:+639170000000'],
    ['tel:（+63） 0917 000 0000', 'tel:+639170000000'],
    ['tel:0917\u200b000\u20600000\ufeff', 'tel:09170000000'],
    ['tel:\u202a+63 917 000 0000\u202c', 'tel:+639170000000'],
    ['tel:+39 (06) 0000 0000', 'tel:+390600000000'],
    ['tel:+39 06 0000 0000', 'tel:+390600000000'],
    ['tel:+1 (800) 000-0000', 'tel:+18000000000'],
  ])('accepts %s as a link to the outside', (written, address) => {
    expect(parseSafeLink(written)).toEqual({ kind: 'outside', address });
  });

  it.each([
    '',
    'news',
    '#when',
    '?a=b',
    './news',
    '//example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/.//example.com',
    '/a/..//example.com',
    '/\u202eexample',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.com/x',
    'ftp://example.com',
    'http:example.com',
    'https:/example.com',
    'https://',
    'https://barangay@example.com',
    'https://a:b@example.com',
    'tel:CALLME',
    'tel:0917CALL',
    'tel:',
    'tel:+',
    'tel:+63',
    'tel:(+63)',
    'tel:+6300',
    'tel:+63 (0)',
    'tel:+0917 000 0000',
    'tel:+(0)',
    'tel:\u200b',
    'tel:((+63) 917 000 0000',
    'tel:911;ext=1',
    'mailto:office',
    'mailto:a@example.com?bcc=b@example.com',
    'mailto:a@example.com,b@example.com',
    `/${'a'.repeat(2_000)}`,
    ...hostilePayloads,
  ])('refuses to link to %j', (written) => {
    expect(parseSafeLink(written)).toBeNull();
  });

  it('parses the address of an accepted link to the same link', () => {
    const written = fc.oneof(
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc.emailAddress().map((address) => `mailto:${address}`),
      fc.string({ unit: 'binary' }).map((path) => `/${path}`),
      fc.string().map((number) => `tel:${number}`),
      fc.string(),
    );
    fc.assert(
      fc.property(written, (address) => {
        const link = parseSafeLink(address);
        if (link !== null) expect(parseSafeLink(link.address)).toEqual(link);
      }),
    );
  });
});
