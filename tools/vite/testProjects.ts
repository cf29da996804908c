/** Vitest's projects: a layer of tests each, from pure functions to a real browser. docs/testing.md says which runs when. */
import { globSync, readFileSync } from 'node:fs';
import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { smokeTag } from '../../tests/support/sampling.ts';
import { createComponentBrowser } from './componentBrowser.ts';

const browserFiles = ['tests/e2e/**/*.test.ts'];

/** The files with a tagged test: any other would be loaded for nothing. */
const findSmokeFiles = (): string[] =>
  globSync(browserFiles).filter((name) => readFileSync(name, 'utf8').includes(`tags: '${smokeTag}'`));

const buildSetup = 'tests/support/browser/buildSetup.ts';
const emulatorSetup = 'packages/embedded-firestore/tests/support/emulatorSetup.ts';

/** All files of a worker share one Chromium. */
const inBrowser = { isolate: false, globalSetup: [buildSetup] };

/** What components import from packages: Vite bundles it before the first test, because a bundle made later reloads the page. */
const bundledOnce = [
  '@xstate/react',
  'formik',
  'ics',
  'leaflet',
  'markdown-to-jsx',
  'minisearch',
  'qr',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-router-dom',
  'styled-components',
  'xstate',
  'yup',
];

const layers = {
  repo: { include: ['tests/repo/**/*.test.ts'] },
  unit: { include: ['{tests,packages/*/tests}/unit/**/*.test.ts'] },
  machines: { include: ['tests/machines/**/*.test.ts'] },
  node: { include: ['{tests,packages/*/tests}/node/**/*.test.ts'], globalSetup: [emulatorSetup, buildSetup] },
  components: {
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: ['tests/support/components/setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: createComponentBrowser(),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 360, height: 800 },
      locators: { exact: false },
      traceView: false,
      // tests/support/components/setup.ts takes them.
      screenshotFailures: false,
    },
    // The files of a worker share one page, which each test leaves as it found it.
    isolate: false,
  },
  conformance: {
    include: [
      'packages/embedded-firestore/tests/conformance/**/*.test.ts',
      'tests/{rules,hosting}/**/*.test.ts',
    ],
    globalSetup: [emulatorSetup],
  },
  smoke: { include: findSmokeFiles(), setupFiles: ['tests/support/browser/smokeTests.ts'], ...inBrowser },
  browser: { include: browserFiles, setupFiles: ['tests/support/browser/sampleRows.ts'], ...inBrowser },
} satisfies Record<string, TestProjectInlineConfiguration['test']>;

export type LayerName = keyof typeof layers;
export const layerNames = Object.keys(layers) as readonly LayerName[];
/** Those that need Chromium. */
export const browserLayers: readonly LayerName[] = ['components', 'smoke', 'browser'];

/** The files of `node` and `conformance` that `npm test` runs: the server, a command and the rules, a tenth of the two layers. */
export const mainFiles: readonly string[] = [
  'tests/node/server/main.test.ts',
  'tests/node/server/http/firestoreCalls.test.ts',
  'tests/node/tools/cli/exportRequests.test.ts',
  'tests/rules/requestRules.test.ts',
];

/** What tests use as a file or a process and not as an import, so that Vitest cannot see whom a change reaches. */
const usedAsFiles: readonly { readonly files: RegExp; readonly by: readonly LayerName[] }[] = [
  {
    files: /^(?:package|package-lock|tsconfig.*|biome)\.json$|^vite\.config\.ts$|^tools\/vite\//,
    by: layerNames,
  },
  {
    files: /^(?:server|packages\/embedded-firestore\/tests\/conformance)\/firestore\.rules$/,
    by: ['conformance'],
  },
  { files: /^(?:packages|server|tools)\/.*(?<!\.rules)$/, by: ['node'] },
  { files: /^(?:content|public)\//, by: ['node', 'unit'] },
  { files: /^tests\/support\/(?:server|stored)\//, by: ['node'] },
];

/** The layers of which every test may see the change of these files. */
export const findReachedLayers = (changed: readonly string[]): readonly LayerName[] =>
  layerNames.filter(
    (name) =>
      name === 'repo' ||
      usedAsFiles.some(({ files, by }) => by.includes(name) && changed.some((file) => files.test(file))),
  );

export const testSettings: NonNullable<ViteUserConfig['test']> = {
  // The pictures of failed tests of components.
  attachmentsDir: 'test-results',
  tags: [
    {
      name: smokeTag,
      description: 'npm test runs it in Chromium; npm test -- --browser runs all tests there',
    },
  ],
  projects: Object.entries(layers).map(([name, layer]: [string, TestProjectInlineConfiguration['test']]) => ({
    extends: true as const,
    ...(name === 'components' && { optimizeDeps: { noDiscovery: true, include: [...bundledOnce] } }),
    test: {
      ...layer,
      name,
      setupFiles: [
        'tests/support/failOnConsole.ts',
        // It reads the environment of Node. Tests of components are fast, and try each row.
        ...(name === 'components' ? [] : ['tests/support/reportSampling.ts']),
        ...(layer?.setupFiles ?? []),
      ],
      // The tests are designed for two cores: more workers would starve the timings in the browser.
      maxWorkers: 2,
      // The same limit as the waits inside the page.
      expect: { poll: { timeout: 30_000 } },
      // They end what hangs. A test that builds the site has a limit of its own, and the searches of thousands of states are in
      // hooks, which take minutes beside other work.
      testTimeout: 60_000,
      hookTimeout: 300_000,
    },
  })),
};
