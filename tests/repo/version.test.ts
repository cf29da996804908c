import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { searchPlugin } from '../../tools/vite/plugins/searchPlugin.ts';
import { versionPlugin } from '../../tools/vite/plugins/versionPlugin.ts';
import { createTempDirectory, writeFiles } from '../support/server/runningServer.ts';

/** Builds the site as `npm start` does, and reads the version in version.json and the one in the page. */
const buildSite = (): { readonly served: string; readonly carried: string | undefined } => {
  const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', directory, '--logLevel', 'error'], {
    // Prerendered pages do not change the version.
    env: { ...process.env, NODE_ENV: 'production', SITE_PRERENDER: 'off' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { version } = JSON.parse(readFileSync(join(directory, 'version.json'), 'utf8')) as {
    version: string;
  };
  const page = readFileSync(join(directory, 'index.html'), 'utf8');
  return { served: version, carried: /<meta name="version" content="([^"]+)"/.exec(page)?.[1] };
};

describe('§7 version.json', () => {
  it('has the same short version for the same sources, and the built page has it too', () => {
    const [first, second] = [buildSite(), buildSite()];
    expect(first.served).toMatch(/^[0-9a-f]{16}$/);
    expect(second).toEqual(first);
    expect(first.carried).toBe(first.served);
  });

  it('has the same version for other content, for which only the search index differs', async () => {
    const root = createTempDirectory();
    writeFiles(root, { 'index.html': '<script type="module">document.title = 1;</script>' });
    const buildVersion = async (title: string) => {
      const content = createTempDirectory();
      const record = { id: 'a', status: 'active', date: 1, title };
      writeFiles(content, { 'News_List.json': JSON.stringify([record]) });
      const outDir = join(createTempDirectory(), 'dist');
      const plugins = [searchPlugin(content), versionPlugin()];
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

  it.each([
    [
      'Firebase is configured in part, naming the missing settings',
      { VITE_FIREBASE_PROJECT_ID: 'sample' },
      'VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well',
    ],
    [
      'App Check is configured without a project, naming the missing settings',
      { VITE_FIREBASE_APP_CHECK_KEY: 'sample' },
      'by VITE_FIREBASE_APP_CHECK_KEY: VITE_FIREBASE_PROJECT_ID, VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID must be set as well',
    ],
    [
      'the address of the map tiles is invalid, naming the valid schemes',
      { VITE_TILE_URL: 'tiles' },
      'VITE_TILE_URL must be an address of http or https',
    ],
  ])('fails the build when %s', (_, settings, sentence) => {
    let output = '';
    try {
      execFileSync('npx', ['--no-install', 'vite', 'build', '--outDir', join(tmpdir(), 'never')], {
        env: { ...process.env, NODE_ENV: 'production', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    } catch (error) {
      output = String((error as { stderr?: unknown }).stderr);
    }
    expect(output).toContain(sentence);
  });
});
