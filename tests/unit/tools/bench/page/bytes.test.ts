/** Counts the bytes of a built directory and the billed reads of a visit; tests/node/ssr/bytes.test.ts has the figures of the site itself. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../../../../src/routes/menu.ts';
import { blockersIn, htmlFileOf, measureBytes } from '../../../../../tools/bench/page/bytes.ts';
import { listBenchRoutes, selectRepresentative } from '../../../../../tools/bench/page/routes.ts';
import { countBilledReads } from '../../../../support/browser/billedReads.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';
import { sampleContent } from '../../../../support/server/sampleContent.ts';

const home = { address: '/home', page: 'Home' } as const;

const writeBuild = (files: Readonly<Record<string, string>>): string => {
  const directory = createTempDirectory();
  writeFiles(directory, files);
  return directory;
};

describe('§7 the bytes of a page', () => {
  it('counts the HTML file, its scripts and their static imports, and no lazy script', () => {
    const files = {
      'home.html': '<script>boot(["assets/index-12345678.js"])</script>',
      'assets/index-12345678.js': 'import{a}from"./site-12345678.js";import("./client-12345678.js")',
      'assets/site-12345678.js': 'import"./react-12345678.js";',
      'assets/react-12345678.js': '1',
      'assets/Home-12345678.js': 'import{b}from"./tick-12345678.js";',
      'assets/tick-12345678.js': '12',
      'assets/News-12345678.js': '123',
      'assets/client-12345678.js': 'BatchGetDocuments',
    };
    const { file, html, scripts, names, sdk } = measureBytes(writeBuild(files), home);
    expect([file, html, sdk]).toEqual(['home.html', brotliCompressSync(files['home.html']).length, []]);
    expect(names.map((name) => name.split('-')[0])).toEqual(['index', 'Home', 'site', 'tick', 'react']);
    const sizes = Object.entries(files).map(([name, code]) =>
      names.includes(name.replace('assets/', '')) ? gzipSync(code).length : 0,
    );
    expect(scripts).toBe(sizes.reduce((a, b) => a + b));
  });

  it('names the script that contains the Firestore SDK', () => {
    const dist = writeBuild({
      'index.html': '<script src="/assets/index-12345678.js"></script>',
      'assets/index-12345678.js': 'import"./client-12345678.js"',
      'assets/client-12345678.js': 'BatchGetDocuments',
    });
    expect(measureBytes(dist, home).sdk).toEqual(['client-12345678.js']);
  });

  it.each([
    ['its own file', { 'News/a b.html': '', 'shell.html': '' }, 'News/a b.html'],
    ['the shell', { 'shell.html': '', 'index.html': '' }, 'shell.html'],
    ['the only page', { 'index.html': '' }, 'index.html'],
  ])('counts the HTML of %s for an address', (_, files, file) => {
    expect(htmlFileOf(writeBuild(files), '/News/a%20b?page=2')).toBe(file);
  });

  it.each([
    ['<link rel="stylesheet" href="/a.css">', 1],
    ['<link crossorigin rel=modulepreload href="/a.js">', 1],
    ['<script type="module" src="/a.js"></script>', 1],
    ['<style>@import url("/a.css");</style>', 1],
    ['<link rel="icon" href="data:,"><link rel="canonical" href="/a">', 0],
    ['<style>a{color:red}</style><script>1</script><script type="application/json">{}</script>', 0],
    ['<noscript><link rel="stylesheet" href="/a.css"></noscript>', 0],
  ])('%s blocks the first paint %d times', (html, count) => {
    expect(blockersIn(html)).toHaveLength(count);
  });
});

describe('§7 countBilledReads', () => {
  const at = (verb: string) =>
    `http://127.0.0.1:8080/v1/projects/p/databases/(default)/documents/a/b:${verb}`;
  it.each([
    ['runQuery', [{ document: {} }, { document: {} }], 2],
    ['runQuery', [{ readTime: 't' }], 1],
    ['runQuery', [], 1],
    ['batchGet', [{ found: {} }, { missing: 'a' }], 2],
    ['runAggregationQuery', [{ result: {} }], 1],
    ['commit', {}, 0],
  ])('counts the response of %s with %j as %d billed reads', (verb, body, reads) => {
    expect(countBilledReads(at(verb), body)).toBe(reads);
  });
});

describe('§2 the addresses to measure', () => {
  it('lists a real address for every page, and selects one of each hand-written kind', () => {
    const routes = listBenchRoutes(sampleContent);
    expect([...new Set(routes.map(({ page }) => page))].toSorted()).toEqual(
      [...new Set(allRoutes.map(({ page }) => page))].toSorted(),
    );
    expect(routes.filter(({ address }) => address.includes(':'))).toEqual([]);
    expect(new Set(selectRepresentative(routes).map(({ floor }) => floor))).toEqual(
      new Set(['home', 'article', 'form']),
    );
  });
});
