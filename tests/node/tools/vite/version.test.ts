/** The version of a build, by which an open page notices a newer one. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, inject, it, vi } from 'vitest';
import { findBinFile } from '../../../../tools/cli/lib/binFile.ts';
import { searchPlugin } from '../../../../tools/vite/plugins/searchPlugin.ts';
import { versionPlugin } from '../../../../tools/vite/plugins/versionPlugin.ts';
import { buildTimeout } from '../../../support/browser/builtSite.ts';
import { findElements, parsePage } from '../../../support/parsedPage.ts';
import { createTempDirectory, writeFiles } from '../../../support/server/runningServer.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

/** Builds the site as `npm start` does. */
const buildSite = (outDir: string, settings: Readonly<Record<string, string>>): void => {
  execFileSync(process.execPath, [findBinFile('vite'), 'build', '--outDir', outDir, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

/** The version in version.json, and those in a page. */
const readVersions = (dist: string, page: string) => ({
  served: JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')).version as string,
  carried: findElements(parsePage(readFileSync(join(dist, page), 'utf8')), ['meta'], { name: 'version' }).map(
    ({ attributes }) => attributes.content,
  ),
});

describe('§7 version.json', () => {
  it('has the same version after a second build of the same sources, and each built page has that version too', () => {
    const { served, carried } = readVersions(inject('siteDist'), 'Home.html');
    expect(served).toMatch(/^[0-9a-f]{16}$/);
    expect(carried).toEqual([served]);
    const outDir = join(createTempDirectory(), 'dist');
    // As the build of tests/support/browser/buildSetup.ts.
    buildSite(outDir, { SITE_QA: '', SITE_PACKED: 'off' });
    expect(readVersions(outDir, 'Home.html')).toEqual({ served, carried });
  });

  it('has the same version for other content, for which only the search index differs', async () => {
    const root = createTempDirectory();
    writeFiles(root, { 'index.html': '<script type="module">document.title = 1;</script>' });
    const buildVersion = async (title: string) => {
      const content = createTempDirectory();
      const record = { id: 'a', status: 'active', date: 1, title };
      writeFiles(content, { 'News_List.json': JSON.stringify([record]) });
      const outDir = join(createTempDirectory(), 'dist');
      const plugins = [searchPlugin(content, true), versionPlugin()];
      await build({ root, configFile: false, logLevel: 'error', plugins, build: { outDir } });
      return ['version.json', 'search.json'].map((name) => readFileSync(join(outDir, name), 'utf8'));
    };
    const [first, second] = [await buildVersion('Sample one'), await buildVersion('Sample two')];
    expect(first[0]).toBe(second[0]);
    expect(first[1]).not.toBe(second[1]);
  });

  it('has another version for another page', async () => {
    const buildVersion = async (script: string) => {
      const root = createTempDirectory();
      writeFiles(root, { 'index.html': `<script type="module">document.title = '${script}';</script>` });
      const outDir = join(createTempDirectory(), 'dist');
      const plugins = [versionPlugin()];
      await build({ root, configFile: false, logLevel: 'error', plugins, build: { outDir } });
      return readFileSync(join(outDir, 'version.json'), 'utf8');
    };
    expect(await buildVersion('other')).not.toBe(await buildVersion('site'));
  });

  it('is of no build where a setting is wrong: it fails with the sentence about the setting', () => {
    const settings = { VITE_FIREBASE_PROJECT_ID: 'sample' };
    const outDir = join(createTempDirectory(), 'dist');
    expect(() => buildSite(outDir, settings)).toThrow(
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well',
    );
  });
});
