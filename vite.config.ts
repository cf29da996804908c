/**
 * The build. It has two entries, the site and the machine viewer; staffPlugin builds the staff page separately. The
 * compiler names the CSS classes, so that server and client agree.
 */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { chartsPlugin } from './tools/charts/plugin.ts';
import { buildPrefixes, readBuildSettings } from './tools/vite/buildSettings.ts';
import { createChunkGroups } from './tools/vite/chunks.ts';
import { componentIdsPlugin } from './tools/vite/plugins/componentIdsPlugin.ts';
import { compressPlugin } from './tools/vite/plugins/compressPlugin.ts';
import { filesPlugin } from './tools/vite/plugins/filesPlugin.ts';
import { licencesPlugin } from './tools/vite/plugins/licencesPlugin.ts';
import { manifestPlugin } from './tools/vite/plugins/manifestPlugin.ts';
import { messagesPlugin } from './tools/vite/plugins/messagesPlugin.ts';
import { prerenderPlugin } from './tools/vite/plugins/prerenderPlugin.ts';
import { qaPlugin } from './tools/vite/plugins/qaPlugin.ts';
import { searchPlugin } from './tools/vite/plugins/searchPlugin.ts';
import { siteMapPlugin } from './tools/vite/plugins/siteMapPlugin.ts';
import { precomputedSitePlugin, readInlineSeal, sitePlugin } from './tools/vite/plugins/sitePlugin.ts';
import { sourcesPlugin } from './tools/vite/plugins/sourcesPlugin.ts';
import { staffPlugin } from './tools/vite/plugins/staffPlugin.ts';
import { versionPlugin } from './tools/vite/plugins/versionPlugin.ts';
import { isWorkerOn, workerPlugin } from './tools/vite/plugins/workerPlugin.ts';

const setupFiles = ['tests/support/failOnConsole.ts', 'tests/support/reportSampling.ts'];

/** The tests are designed for two cores: more workers would starve the timings in the browser. */
const maxWorkers = 2;

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), buildPrefixes);
  const { store, appCheckKey, tiles, address, isFormOpen, isFeedbackOpen } = readBuildSettings(env);
  const content = resolve(import.meta.dirname, env.SITE_CONTENT?.trim() || 'content');
  const isQa = env.SITE_QA === '1';
  const hasWorker = isWorkerOn(env) && !isQa && command === 'build';
  // SITE_DRAWN is the name that it had before.
  const isPrerendered = (env.SITE_PRERENDER ?? env.SITE_DRAWN) !== 'off' && !isQa;
  // Shared by the browser build and the prerendering build.
  const shared = {
    define: {
      'import.meta.env.SITE_ADDRESS': JSON.stringify(address),
      // An empty string lets the bundler drop the code behind it.
      'import.meta.env.SITE_APP_CHECK_KEY': JSON.stringify(appCheckKey ?? ''),
      'import.meta.env.SITE_STORE': JSON.stringify(store),
      'import.meta.env.SITE_FORM': JSON.stringify(isFormOpen ? 'on' : 'off'),
      'import.meta.env.SITE_SEAL': JSON.stringify(readInlineSeal()),
      'import.meta.env.SITE_FEEDBACK': JSON.stringify(isFeedbackOpen ? 'on' : 'off'),
      // Undefined in any other build, so that the bundler drops the QA code.
      ...(isQa && { 'import.meta.env.SITE_QA': 'true' }),
      ...(hasWorker && { 'import.meta.env.SITE_WORKER': "'on'" }),
    },
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    resolve: {
      // Without it, react-router's development build with its warnings: 480 bytes (gzip) more on every page.
      alias:
        command === 'build'
          ? [
              {
                find: /^react-router$/,
                replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
              },
            ]
          : [],
    },
  };
  return {
    ...shared,
    plugins: [
      react(),
      messagesPlugin(),
      componentIdsPlugin(),
      chartsPlugin(),
      sitePlugin(),
      precomputedSitePlugin(),
      searchPlugin(content),
      filesPlugin(),
      workerPlugin({ isOn: hasWorker, isPrerendered }),
      versionPlugin(),
      siteMapPlugin({ address, content }),
      licencesPlugin(),
      !isQa && manifestPlugin(),
      sourcesPlugin({ store, hasAppCheck: appCheckKey !== null, tiles }),
      isPrerendered &&
        prerenderPlugin({
          config: { ...shared, plugins: [react(), componentIdsPlugin()] },
          address,
          content,
        }),
      isQa && qaPlugin(),
      staffPlugin({
        config: {
          ...shared,
          plugins: [
            react(),
            componentIdsPlugin(),
            sitePlugin(),
            precomputedSitePlugin(),
            filesPlugin(),
            isQa && qaPlugin(),
          ],
        },
      }),
      // Tests need no compressed copies, which take most of the build's time.
      isPrerendered && env.SITE_PACKED !== 'off' && compressPlugin(),
    ],
    // Leaflet's styles refer to images that this site never shows. As files nobody requests them; inlined, they would
    // enlarge the styles.
    build: {
      assetsInlineLimit: (file) => (file.includes('/leaflet/') ? false : undefined),
      // A prerendered page names its scripts itself.
      modulePreload: { polyfill: false },
      outDir: isQa ? 'dist-qa' : 'dist',
      rolldownOptions: {
        // The charts take a second or two. The warning about it at each build would be noise.
        checks: { pluginTimings: false },
        output: { codeSplitting: { groups: createChunkGroups() } },
        input: {
          index: `${import.meta.dirname}/index.html`,
          machines: `${import.meta.dirname}/machines.html`,
        },
      },
    },
    test: {
      // For `npm run check`: Vitest cannot see that tests use these as a file or a process rather than an import, so a
      // change reruns all.
      forceRerunTriggers: [
        '**/{server,tools,content,public}/**',
        '**/{package,tsconfig*,biome}.json',
        '**/vite.config.ts',
      ],
      projects: [
        {
          extends: true,
          test: {
            // These tests read the project's own files.
            name: 'repo',
            include: ['tests/repo/**/*.test.ts'],
            setupFiles,
            maxWorkers,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/e2e/**', 'tests/repo/**'],
            setupFiles,
            globalSetup: ['tests/conformance/emulatorSetup.ts'],
            maxWorkers,
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'e2e',
            include: ['tests/e2e/**/*.test.ts'],
            setupFiles: [...setupFiles, 'tests/support/browser/sampleRows.ts'],
            globalSetup: ['tests/support/browser/buildSetup.ts'],
            maxWorkers,
            // All files of a worker share one Chromium.
            isolate: false,
            // The same limit as the waits inside the page.
            expect: { poll: { timeout: 30_000 } },
            // A test of a hundred pages takes 30 s on a quiet machine, and four times as long on a busy one.
            testTimeout: 300_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  };
});
