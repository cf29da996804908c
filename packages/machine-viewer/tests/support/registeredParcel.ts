/** The registration of the parcel and its tables, for the tests of values. */
import { type RegisteredMachine, sampleAnswers, sampleEvents } from '../../src/model/index.ts';
import {
  type MachineExpectations,
  recordTransitions,
  type ValueExpectations,
} from '../../src/vitest/index.ts';
import { parcel } from './parcel.ts';

export const registeredParcel = {
  machine: parcel,
  samples: {
    ...sampleEvents('SEND', { home: { to: 'home' }, hall: { to: 'hall' } }),
    ...sampleAnswers('carry', { carried: undefined }),
  },
  project: ({ stops }: { readonly stops: readonly string[] }) => Math.min(2, stops.length),
} satisfies RegisteredMachine;

export const parcelValues: ValueExpectations<typeof parcel> = {
  begins: { stops: [], weight: 3 },
  inputs: { carry: ({ context: { stops } }) => ({ to: stops.at(-1), weight: 3 }) },
  params: { log: ({ event }) => ({ to: event.to }) },
  rows: [
    {
      title: 'carries the parcel to the stop that was chosen last',
      steps: ['SEND:home', 'carry:carried', 'after pause', 'SEND:hall'],
      inputs: { carry: { to: 'hall', weight: 3 } },
      params: { log: { to: 'hall' } },
      sets: { stops: ['home', 'hall'] },
    },
  ],
};

/** The rows of states and the record of transitions say nothing of inputs and parameters. */
export const parcelRows: MachineExpectations = {
  states: {
    idle: { begins: true },
    moving: { pending: ['carry'] },
    resting: { timers: { pause: 30 } },
  },
  transitions: await recordTransitions(registeredParcel),
};
