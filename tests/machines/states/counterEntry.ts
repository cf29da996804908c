import type { counterEntryMachine as machine } from '../../../machines/staff/counterEntry.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = ReturnType<typeof machine.getInitialSnapshot>['context'];

const hasNothingStored = ({ reference, isEarlier }: Context): boolean => reference === null && !isEarlier;
const isBlank = (context: Context): boolean =>
  hasNothingStored(context) &&
  context.formType === null &&
  context.failure === null &&
  context.refusal === null;
const isOpen = (context: Context): boolean => hasNothingStored(context) && context.formType !== null;

export const counterEntry: StateExpectations<typeof machine> = {
  choosing: { begins: true, tags: ['choosing'], holds: isBlank },
  filling: { tags: ['filling', 'editable'], holds: isOpen },
  confirmingLeave: { tags: ['filling', 'editable', 'confirmingLeave'], holds: isOpen },
  checking: {
    tags: ['filling', 'busy'],
    pending: ['checkEntry'],
    holds: (context) => isOpen(context) && context.failure === null && context.refusal === null,
  },
  incomplete: {
    tags: ['filling', 'editable', 'incomplete'],
    holds: (context) => isOpen(context) && context.failure === null && context.refusal === null,
  },
  saving: {
    tags: ['filling', 'busy'],
    pending: ['saveEntry'],
    holds: (context) => isOpen(context) && context.failure === null && context.refusal === null,
  },
  lookingUp: {
    tags: ['filling', 'busy', 'lookingUp'],
    pending: ['findEntry'],
    holds: (context) => isOpen(context) && context.failure === 'unreachable',
  },
  unconfirmed: {
    tags: ['filling', 'unconfirmed'],
    holds: (context) => isOpen(context) && context.failure === 'unreachable',
  },
  scheduleRefused: {
    tags: ['filling', 'editable', 'scheduleRefused'],
    holds: (context) => isOpen(context) && context.failure === null && context.refusal !== null,
  },
  failed: {
    tags: ['filling', 'editable', 'failed'],
    holds: (context) => isOpen(context) && context.failure !== null && context.refusal === null,
  },
  saved: {
    tags: ['saved'],
    holds: ({ formType, reference, failure, refusal }) =>
      formType !== null && reference === '4f3a' && failure === null && refusal === null,
  },
  /** Nothing of the citizen is left. */
  left: { tags: ['left'], entered: ['clearEntry', 'leave'], holds: isBlank },
};
