/** Each file of tests reports how much of its tables it tried. */
import { afterEach } from 'vitest';
import { readTally, resetTally, type SamplingTally } from './sampling.ts';

declare module 'vitest' {
  interface TaskMeta {
    sample?: SamplingTally;
  }
}

resetTally();

afterEach(({ task }) => {
  task.file.meta.sample = readTally();
});
