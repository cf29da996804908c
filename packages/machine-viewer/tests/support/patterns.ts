/** Ten machines after the patterns of XState's documentation, for the viewer of machines that are not in the registry. */
import { assign, createMachine, fromPromise, sendTo, setup, spawnChild } from 'xstate';

/** Parallel states. */
export const player = createMachine({
  id: 'player',
  type: 'parallel',
  states: {
    track: {
      initial: 'paused',
      states: { paused: { on: { PLAY: 'playing' } }, playing: { on: { STOP: 'paused' } } },
    },
    volume: {
      initial: 'normal',
      states: { normal: { on: { MUTE: 'muted' } }, muted: { on: { UNMUTE: 'normal' } } },
    },
  },
});

/** A shallow and a deep history state, and states with ids of their own. */
export const checkout = createMachine({
  id: 'checkout',
  initial: 'payment',
  states: {
    payment: {
      id: 'paying',
      initial: 'method',
      states: {
        method: {
          initial: 'cash',
          states: { cash: { on: { CHECK: 'check' } }, check: { on: { CASH: 'cash' } } },
          on: { NEXT: 'review' },
        },
        review: {},
        last: { type: 'history' },
        deepest: { type: 'history', history: 'deep' },
      },
      on: { HELP: 'help' },
    },
    help: { on: { BACK: '#paying.last', BACK_TO_ALL: '#paying.deepest' } },
  },
});

/** Final states of a region, which finish their parent. */
export const exam = createMachine({
  id: 'exam',
  initial: 'open',
  states: {
    open: {
      initial: 'first',
      states: {
        first: { on: { ANSWER: 'second' } },
        second: { on: { ANSWER: 'answered' } },
        answered: { type: 'final' },
      },
      onDone: 'closed',
    },
    closed: { type: 'final' },
  },
});

/** Delayed transitions, of a fixed and of a named length. */
export const trafficLight = setup({ delays: { greenTime: 20_000 } }).createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { greenTime: 'yellow' } },
    yellow: { after: { 3000: 'red' } },
    red: { after: { 10000: 'green' } },
  },
});

const download = fromPromise(async () => 'a file');

/** An actor that is spawned, and one that is sent an event. */
export const downloads = setup({ actors: { download } }).createMachine({
  id: 'downloads',
  initial: 'idle',
  states: {
    idle: { on: { ADD: { target: 'busy', actions: spawnChild('download', { id: 'file' }) } } },
    busy: {
      on: { 'xstate.done.actor.file': 'idle', CANCEL: { actions: sendTo('file', { type: 'CANCEL' }) } },
    },
  },
});

/** Eventless transitions with guards in the configuration. */
export const grade = createMachine({
  id: 'grade',
  types: {} as { context: { points: number }; events: { type: 'ADD' } },
  context: { points: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: { ADD: { target: 'deciding', actions: assign({ points: ({ context }) => context.points + 40 }) } },
    },
    deciding: {
      always: [{ guard: ({ context }) => context.points >= 75, target: 'passed' }, { target: 'counting' }],
    },
    passed: { type: 'final' },
  },
});

/** A wildcard, and a transition that is forbidden. */
export const lock = createMachine({
  id: 'lock',
  initial: 'open',
  states: {
    open: { on: { CLOSE: 'closed', '*': { actions: 'noteUnknown' } } },
    closed: { on: { OPEN: 'open', CLOSE: undefined, '*': 'alarm' } },
    alarm: {},
  },
});

/** A transition that reenters its state. */
export const clock = createMachine({
  id: 'clock',
  initial: 'ticking',
  states: {
    ticking: {
      entry: 'begin',
      exit: 'end',
      after: { 1000: { target: 'ticking', reenter: true } },
      on: { RESTART: { target: 'ticking', reenter: true }, NOTE: { target: 'ticking' } },
    },
  },
});

/** Input and output. */
export const greeting = {
  machine: setup({
    types: {} as { input: { name: string }; context: { name: string }; output: { text: string } },
  }).createMachine({
    id: 'greeting',
    context: ({ input }) => ({ name: input.name }),
    output: ({ context }) => ({ text: `Hello, ${context.name}` }),
    initial: 'waiting',
    states: { waiting: { on: { GREET: 'greeted' } }, greeted: { type: 'final' } },
  }),
  input: { name: 'Sample' },
  samples: {},
  project: (context: unknown) => context,
};

/** A machine that invokes a machine, whose answer and failure lead on. */
export const order = setup({ actors: { exam } }).createMachine({
  id: 'order',
  initial: 'checking',
  states: {
    checking: { invoke: { id: 'exam', src: 'exam', onDone: 'done', onError: 'failed' } },
    done: { type: 'final' },
    failed: { on: { RETRY: 'checking' } },
  },
});
