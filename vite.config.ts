/**
 * The build of the site. tools/vite/plugins/sitePlugins.ts lists the plugins; tools/vite/testProjects.ts the tests. The
 * compiler names the CSS classes, so that server and client agree.
 */
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { parseSwitch } from './server/ops/formSwitch.ts';
import { buildPrefixes, readBuildSettings } from './tools/vite/buildSettings.ts';
import { chunkGroups } from './tools/vite/chunks.ts';
import { readInlineSeal } from './tools/vite/plugins/sitePlugin.ts';
import { createSitePlugins } from './tools/vite/plugins/sitePlugins.ts';
import { testSettings } from './tools/vite/testProjects.ts';

const reactRouter = 'node_modules/react-router/dist/production/index.mjs';

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), buildPrefixes);
  const settings = readBuildSettings(env);
  const isQa = env.SITE_QA === '1';
  const hasWorker = parseSwitch('SITE_WORKER', env) && !isQa && command === 'build';
  // SITE_DRAWN is the name that it had before.
  const isPrerendered = (env.SITE_PRERENDER ?? env.SITE_DRAWN) !== 'off' && !isQa;
  const config = {
    define: {
      'import.meta.env.SITE_ADDRESS': JSON.stringify(settings.address),
      // An empty string lets the bundler drop the code behind it.
      'import.meta.env.SITE_APP_CHECK_KEY': JSON.stringify(settings.appCheckKey ?? ''),
      'import.meta.env.SITE_STORE': JSON.stringify(settings.store),
      'import.meta.env.SITE_FORM': JSON.stringify(settings.isFormOpen ? 'on' : 'off'),
      'import.meta.env.SITE_SEAL': JSON.stringify(readInlineSeal()),
      'import.meta.env.SITE_FEEDBACK': JSON.stringify(settings.isFeedbackOpen ? 'on' : 'off'),
      // Undefined in any other build, so that the bundler drops the QA code.
      ...(isQa && { 'import.meta.env.SITE_QA': 'true' }),
      ...(hasWorker && { 'import.meta.env.SITE_WORKER': "'on'" }),
    },
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    // Without it, react-router's development build with its warnings: 480 bytes (gzip) more on every page.
    ...(command === 'build' && {
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: resolve(import.meta.dirname, reactRouter) },
          // React has this hook itself; the shim of @xstate/react is for older versions.
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ],
      },
    }),
  };
  return {
    ...config,
    plugins: createSitePlugins({
      settings,
      config,
      content: resolve(import.meta.dirname, env.SITE_CONTENT?.trim() || 'content'),
      isQa,
      hasWorker,
      isPrerendered,
      isCompressed: isPrerendered && env.SITE_PACKED !== 'off',
    }),
    build: {
      // Leaflet's styles refer to images that this site never shows. As files nobody requests them; inlined, they would
      // enlarge the styles.
      assetsInlineLimit: (file) => (file.includes('/leaflet/') ? false : undefined),
      // A prerendered page names its scripts itself.
      modulePreload: { polyfill: false },
      outDir: isQa ? 'dist-qa' : 'dist',
      rolldownOptions: {
        // The charts take a second or two. The warning about it at each build would be noise.
        checks: { pluginTimings: false },
        input: resolve(import.meta.dirname, 'index.html'),
        // Formik imports it for `connect`, which the site does not use, and its package does not say that it has no side effects.
        treeshake: {
          moduleSideEffects: [
            { test: /[\\/]node_modules[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
          ],
        },
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
    test: testSettings,
  };
});
