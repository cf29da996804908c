/** Vitest's projects: the tests of the project's own files, the unit tests, and those in a real browser. */
import type { ViteUserConfig } from 'vitest/config';

const setupFiles = ['tests/support/failOnConsole.ts', 'tests/support/reportSampling.ts'];

/** The tests are designed for two cores: more workers would starve the timings in the browser. */
const maxWorkers = 2;

/** They end what hangs. A test of a hundred pages, or of two builds, takes 30 s on a quiet machine, and four times as long on a busy one. */
const timeouts = { testTimeout: 300_000, hookTimeout: 120_000 };

export const testSettings: NonNullable<ViteUserConfig['test']> = {
  // For `npm run check`: Vitest cannot see that tests use these as a file or a process rather than an import, so a change
  // reruns all.
  forceRerunTriggers: [
    '**/{server,tools,content,public}/**',
    '**/{package,tsconfig*,biome}.json',
    '**/vite.config.ts',
  ],
  projects: [
    {
      extends: true,
      test: { name: 'repo', include: ['tests/repo/**/*.test.ts'], setupFiles, maxWorkers, ...timeouts },
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
        ...timeouts,
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
        ...timeouts,
      },
    },
  ],
};
