/** Runs the tests in Chromium that the sample of this run takes. */
import { beforeEach } from 'vitest';
import { findSkipReason } from '../sampling.ts';

beforeEach(({ task, skip }) => {
  const reason = findSkipReason(task);
  if (reason !== null) skip(reason);
});
