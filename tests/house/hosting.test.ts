/** Firebase Hosting sends what the embedded server sends. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { always } from '../../server/headers.ts';
import { fileTypes } from '../../server/site.ts';

const { hosting, firestore } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  firestore: { rules: string };
  hosting: { headers: { source: string; headers: { key: string; value: string }[] }[] };
};

describe('firebase.json', () => {
  it('carries the security headers of the embedded server', () => {
    const sent = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    const security = sent.filter(({ key }) => key !== 'Cache-Control').map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(security)).toEqual(always);
  });
  it.each(Object.entries(fileTypes))('serves %s as %s, as the embedded server does', (source, value) => {
    const sent = hosting.headers.find((row) => row.source === source)?.headers;
    expect(sent).toEqual([{ key: 'Content-Type', value }]);
  });
  it('deploys the rules that the embedded store obeys', () => {
    expect(readFileSync(firestore.rules, 'utf8')).toContain("rules_version = '2'");
  });
  it('asks for the search index anew each time, as the embedded server does', () => {
    const ruled = hosting.headers.filter(({ source }) => source === '**' || source === '/search.json');
    const kept = ruled.flatMap(({ headers }) => headers.filter(({ key }) => key === 'Cache-Control'));
    expect(kept.map(({ value }) => value)).toEqual(['no-cache']);
  });
});
