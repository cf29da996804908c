/** Each file of tests tells how much of its tables it tried. */
import { afterEach } from 'vitest';
import { beginTally, type Tally, tallied } from './sampling.ts';

declare module 'vitest' {
  interface TaskMeta {
    sample?: Tally;
  }
}

beginTally();

afterEach(({ task }) => {
  task.file.meta.sample = tallied();
});
