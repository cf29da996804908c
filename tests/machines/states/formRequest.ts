import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine as machine } from '../../../machines/request/machine.ts';
import type { StateExpectations } from '../expectations.ts';

type Context = SnapshotFrom<typeof machine>['context'];

const seconds = 1_000;

/** What waited is kept no longer, and where the next one waits is chosen anew. */
const letGo = ['forgetWaiting'];
const inPage = ({ place }: Context) => place === 'page';
const canSubmit = ['editable', 'ticked', 'canSubmit'] as const;
const isDrawn = ({ drawn }: Context) => drawn !== null;
/** Something was sent that nobody answered. */
const isSilent = (context: Context) => isDrawn(context) && context.unanswered.length > 0;

export const formRequest: StateExpectations<typeof machine> = {
  idle: { begins: true, tags: ['editable'], entered: letGo, holds: inPage },
  ready: { tags: canSubmit, holds: inPage },
  incomplete: { tags: [...canSubmit, 'listsErrors'], entered: letGo, holds: inPage },
  failure: {
    tags: [...canSubmit, 'failed'],
    entered: letGo,
    holds: ({ failure, place, stored }) => failure !== null && place === 'page' && stored === null,
  },
  withdrawn: {
    tags: [...canSubmit, 'withdrawn'],
    entered: letGo,
    holds: (context) => inPage(context) && isDrawn(context),
  },
  checking: { tags: ['ticked', 'checking'], pending: ['checkAnswers'] },
  submitting: { tags: ['ticked', 'sending'], holds: ({ stored }) => stored === null },
  /** Two seconds from the first sight of the form to the first sending: programs are quicker. */
  'submitting.settling': {
    timers: { untilShownLongEnough: ({ shownAt, at }) => Math.max(0, 2 * seconds - (at - shownAt)) },
  },
  /** Four tries a minute; those of the samples are all of one instant. */
  'submitting.resting': {
    tags: ['resting'],
    timers: { untilAMinutePassed: 60 * seconds },
    holds: ({ tries }) => tries.length === 4,
  },
  /** With the look at the signal everybody is told within fifteen seconds. */
  'submitting.trying': { timers: { answerLimit: 10 * seconds } },
  'submitting.trying.beginning': { holds: () => false },
  'submitting.trying.drawing': { pending: ['drawId'] },
  'submitting.trying.saving': { pending: ['saveRequest'], entered: ['noteCode'], holds: isDrawn },
  'submitting.trying.lookingForEarlier': {
    pending: ['findReceipt'],
    holds: ({ unanswered, record }) => unanswered.some((version) => version !== record),
  },
  /** The refused version is among those that may be stored. */
  'submitting.trying.lookingUp': {
    pending: ['findReceipt'],
    holds: (context) => isSilent(context) && context.unanswered.includes(context.record),
  },
  'submitting.lookingForSignal': {
    pending: ['lookForSignal'],
    timers: { signalLimit: 3 * seconds },
    holds: isSilent,
  },
  /** A day, or what is left of it. */
  waiting: {
    tags: ['ticked', 'waiting'],
    pending: ['awaitSignal'],
    timers: { waitsFor: ({ left }) => left },
    holds: isDrawn,
  },
  'waiting.placing': { holds: () => false },
  'waiting.inPage': { holds: inPage },
  /** From now on another tab may send it. */
  'waiting.onPhone': {
    tags: ['onPhone'],
    entered: ['keepWaiting', 'forgetCode'],
    holds: (context) => context.place === 'phone' && isSilent(context),
  },
  'waiting.notKept': { tags: ['notKept'], holds: inPage },
  success: {
    tags: ['stored'],
    entered: [...letGo, 'forgetDrafts', 'forgetCode'],
    holds: ({ stored, drawn }) => stored?.id === drawn?.id && stored?.code === drawn?.code && stored !== null,
  },
};
