/** Only tools/cli/allScreenshots.ts uses this, because the files that take pictures are in no run of the tests. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  define: { 'import.meta.env.SITE_ADDRESS': "'http://localhost:8080'" },
  test: {
    name: 'pictures',
    include: ['tests/screenshots/*.screenshots.ts'],
    setupFiles: ['tests/support/failOnConsole.ts'],
    globalSetup: ['tests/support/browser/buildSetup.ts'],
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
