// A form of several steps that exports no machine: it runs one. JSON, an import of the package, and the build's mode.
import { createActor, createMachine } from 'xstate';
import { firstStep } from '#steps';

const wizard = createMachine({
  id: import.meta.env.MODE === '' ? 'none' : 'wizard',
  initial: firstStep,
  states: {
    name: { on: { NEXT: 'address' } },
    address: { on: { NEXT: 'sent', BACK: 'name' } },
    sent: { type: 'final' },
  },
});

createActor(wizard).start().send({ type: 'NEXT' });
