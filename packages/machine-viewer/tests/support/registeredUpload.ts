/** The registration of the sample machine and its rows, for the tests of the package. */
import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../../src/model/index.ts';
import { recordTransitions, type StateExpectations } from '../../src/vitest/index.ts';
import { upload } from './upload.ts';

export const registeredUpload = {
  machine: upload,
  samples: {
    ...sampleAnswers('send', { stored: undefined }),
    ...sampleFailures('send', { offline: 'offline' }),
  },
  project: ({ attempts }: { readonly attempts: number }) => attempts,
} satisfies RegisteredMachine;

export const uploadStates: StateExpectations<typeof upload> = {
  idle: { begins: true, holds: ({ attempts }) => attempts === 0 },
  sending: { tags: ['busy'], pending: ['send'] },
  waiting: { tags: ['busy'], timers: { pause: 1_000 } },
  stored: {},
  failed: {},
};

export const uploadTransitions = await recordTransitions(registeredUpload);
