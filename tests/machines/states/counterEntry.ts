import type { counterEntryMachine as machine } from '../../../machines/staff/counterEntry.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = ReturnType<typeof machine.getInitialSnapshot>['context'];

const isOpen = ({ reference, isEarlier }: Context): boolean => reference === null && !isEarlier;
const isBlank = (context: Context): boolean =>
  isOpen(context) && context.failure === null && context.refusal === null;

export const counterEntry: StateExpectations<typeof machine> = {
  filling: { begins: true, tags: ['filling', 'editable'], holds: isOpen },
  confirmingLeave: { tags: ['filling', 'editable', 'confirmingLeave'], holds: isOpen },
  checking: {
    tags: ['filling', 'busy'],
    pending: ['checkEntry'],
    holds: isBlank,
  },
  incomplete: {
    tags: ['filling', 'editable', 'incomplete'],
    holds: isBlank,
  },
  saving: {
    tags: ['filling', 'busy'],
    pending: ['saveEntry'],
    holds: isBlank,
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
    holds: ({ reference, failure, refusal }) => reference === '4f3a' && failure === null && refusal === null,
  },
  /** Nothing of the citizen is left. */
  left: { tags: ['left'], entered: ['clearEntry', 'leave'], holds: isBlank },
};
