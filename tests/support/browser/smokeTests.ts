/** Runs only the tests with the tag 'smoke' (tools/vite/testProjects.ts). */
import { beforeEach } from 'vitest';
import { browserSkipReason, isSmokeTest } from '../sampling.ts';

beforeEach(({ task, skip }) => {
  if (!isSmokeTest(task)) skip(browserSkipReason);
});
