import { describe, expect, it } from 'vitest';
import { createMutants } from '../../../src/model/index.ts';
import {
  findBreakingStory,
  findPairRuns,
  findTakenPairs,
  hasTag,
  isInState,
  leavesTag,
  startsActor,
  whenever,
} from '../../../src/vitest/index.ts';
import { registeredUpload } from '../../support/registeredUpload.ts';

const endsInTime = {
  wait: 1_000,
  holds: whenever(
    (step) => startsActor(step, 'send'),
    ({ frame }) => hasTag(frame, 'busy') && frame.state.context.attempts <= 3,
  ),
};

describe('a property of every run', () => {
  it('is broken by no run of a machine that has it', async () => {
    expect(await findBreakingStory(registeredUpload, endsInTime)).toBeNull();
  });

  it('is broken by the shortest run of a mutant', async () => {
    const mutant = createMutants(registeredUpload).find(({ name }) =>
      name.endsWith('[mayRetry] → upload.waiting: guard dropped'),
    );
    const broken = await findBreakingStory(mutant!.create(), endsInTime, { runs: 400, seed: 7 });
    const oneAttempt = ['send:offline', 'after pause'];
    expect(broken?.story).toEqual(['SEND', ...oneAttempt, ...oneAttempt, ...oneAttempt]);
  });

  it('reads the state after the clock moved on', async () => {
    const isNeverSecond = {
      wait: 1_000,
      holds: whenever(
        (step) => leavesTag(step, 'busy'),
        ({ frame }) => !isInState(frame, 'idle'),
      ),
    };
    expect((await findBreakingStory(registeredUpload, isNeverSecond))?.story).toEqual(['SEND', 'CANCEL']);
  });
});

describe('random walks for pairs of transitions', () => {
  it('return a run that takes the pair', async () => {
    const pair = 'upload.idle | SEND → upload.sending, then upload.sending | CANCEL → upload.idle';
    const runs = await findPairRuns(registeredUpload, [pair], 1);
    expect(runs).toHaveLength(1);
    expect(await findTakenPairs(registeredUpload, runs)).toContain(pair);
  });
});
