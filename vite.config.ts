/** One build: the site. Class names come from the compiler, so that they are the same on server and client. */
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { settingsOf } from './src/database/settings.ts';
import { siteAddressOf } from './tools/siteAddress.ts';
import { siteMap } from './tools/siteMapPlugin.ts';
import { version } from './tools/versionPlugin.ts';

export default defineConfig(({ mode, command }) => {
  // A half-configured Firebase or a wrong address ends the build, not a citizen's request.
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'SITE_']);
  settingsOf(env);
  const address = siteAddressOf(env);
  return {
    plugins: [react(), version(), siteMap({ address, content: `${import.meta.dirname}/content` })],
    define: { 'import.meta.env.SITE_ADDRESS': JSON.stringify(address) },
    oxc: {
      plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
    },
    resolve: {
      // What react-router publishes by default carries its development warnings.
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
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'facts',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/browser/**'],
            setupFiles: ['tests/quiet.ts'],
            testTimeout: 60_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: ['tests/browser/**/*.test.ts'],
            setupFiles: ['tests/quiet.ts'],
            globalSetup: ['tests/browser/build.ts'],
            fileParallelism: false,
            testTimeout: 120_000,
            hookTimeout: 120_000,
          },
        },
      ],
    },
  };
});
