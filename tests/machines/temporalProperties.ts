/** What must hold in every run of a machine, whatever happens in whatever order: one row for each sentence. */

import { answerTimeout, citizenAnswerDeadline } from '../../machines/request/context.ts';
import { signedInFor } from '../../machines/staff/signIn.ts';
import type { RunFrame } from '../../packages/machine-viewer/src/model/index.ts';
import type { PlayedStory } from '../../packages/machine-viewer/src/vitest/index.ts';

export interface TemporalProperty {
  /** The name of the machine in the registry. */
  readonly machine: string;
  /** The sentence, after the machine's name. */
  readonly title: string;
  /** How long the clock moves on after the last step (ms); 0 by default. */
  readonly wait?: number;
  readonly holds: (played: PlayedStory) => boolean;
  /** A mutant that breaks it (packages/machine-viewer/src/model/mutants.ts). */
  readonly brokenBy: string;
}

interface Step {
  readonly before: RunFrame;
  readonly frame: RunFrame;
}

const listSteps = ({ frames }: PlayedStory): readonly Step[] =>
  frames.slice(1).map((frame, at) => ({ before: frames[at]!, frame }));

/** Whether each step of which `when` is true fulfils `then`. */
const whenever =
  (when: (step: Step) => boolean, then: (step: Step) => boolean) =>
  (played: PlayedStory): boolean =>
    listSteps(played).every((step) => !when(step) || then(step));

const has = ({ state }: RunFrame, tag: string): boolean => state.hasTag(tag as never);
const isIn = ({ state }: RunFrame, value: unknown): boolean => state.matches(value as never);

/** Whether the step led into a state with the tag. */
const enters = ({ before, frame }: Step, tag: string): boolean => has(frame, tag) && !has(before, tag);
const leaves = ({ before, frame }: Step, tag: string): boolean => has(before, tag) && !has(frame, tag);
const startsActor = ({ before, frame }: Step, actor: string): boolean =>
  frame.pending.includes(actor) && !before.pending.includes(actor);
const doesAll = ({ frame }: Step, names: readonly string[]): boolean =>
  names.every((name) => frame.actions.includes(name));

const isAwaitingStore = (frame: RunFrame): boolean =>
  isIn(frame, { submitting: 'attempting' }) || isIn(frame, { submitting: 'checkingConnectivity' });

export const temporalProperties: readonly TemporalProperty[] = [
  {
    machine: 'formRequest',
    title: 'ends an attempt within 15 seconds, answered or not',
    wait: citizenAnswerDeadline,
    holds: ({ frames, end }) => !isAwaitingStore(frames.at(-1)!) || !isAwaitingStore(end),
    brokenBy:
      'formRequest.submitting.attempting | xstate.after.answerTimeout.formRequest.submitting.attempting → formRequest.failure: transition removed',
  },
  {
    machine: 'formRequest',
    title: 'leaves a stored request only for a new one, under a new id',
    holds: whenever(
      (step) => leaves(step, 'stored'),
      ({ frame }) => frame.state.context.generatedId === null,
    ),
    brokenBy: 'formRequest.success | START_AGAIN → formRequest.idle: action dropped (2, resetContext)',
  },
  {
    machine: 'formRequest',
    title: 'notes the receipt code on the phone before it sends a request',
    holds: whenever(
      (step) => startsActor(step, 'saveRequest'),
      (step) => doesAll(step, ['storeCode', 'markDrafts']),
    ),
    brokenBy: 'formRequest.submitting.attempting.saving, entry: action dropped (1, storeCode)',
  },
  {
    machine: 'formRequest',
    title: 'removes the queued request, the draft and the code once the request is stored',
    holds: whenever(
      (step) => enters(step, 'stored'),
      (step) => doesAll(step, ['removeQueuedRequest', 'removeDrafts', 'removeCode', 'storeReceipt']),
    ),
    brokenBy: 'formRequest.success, entry: action dropped (3, removeDrafts)',
  },
  {
    machine: 'navPanel',
    title: 'closes the panel when mouse and focus have left it',
    holds: whenever(
      ({ frame: { key } }) =>
        ['LEAVE:by mouse', 'TAB_OUT', 'ESCAPE', 'PRESS_OUTSIDE', 'NAVIGATED'].includes(key ?? ''),
      ({ frame }) => !has(frame, 'open'),
    ),
    brokenBy: 'navPanel.open | TAB_OUT → navPanel.closed: target changed (navPanel.open)',
  },
  {
    machine: 'signIn',
    title: 'signs nobody in before the store accepts them',
    holds: whenever(
      (step) => enters(step, 'signedIn'),
      ({ frame }) => /^(restoreSession|signIn|followLink):staff$/.test(frame.key ?? ''),
    ),
    brokenBy:
      'signIn.signingIn | xstate.done.actor.signIn [lacksClaim] → signIn.notStaff: target changed (signIn.signedIn)',
  },
  {
    machine: 'signIn',
    title: 'signs a clerk out of a page that nobody used for 20 minutes',
    wait: signedInFor,
    holds: ({ end }) => !has(end, 'signedIn'),
    brokenBy:
      'signIn.signedIn.warned | xstate.after.warning.signIn.signedIn.warned → signIn.leaving: transition removed',
  },
  {
    machine: 'signIn',
    title: 'asks before a sign-out loses unsaved changes',
    holds: whenever(
      ({ before, frame }) =>
        frame.key === 'SIGN_OUT' && before.state.context.isUnsaved && has(before, 'signedIn'),
      ({ frame }) => has(frame, 'confirmingSignOut'),
    ),
    brokenBy:
      'signIn.signedIn.inUse | SIGN_OUT [isUnsaved] → signIn.signedIn.confirmingSignOut: transition removed',
  },
  {
    machine: 'pendingSubmissions',
    title: 'never holds Submit longer than one deadline and one look-up',
    wait: citizenAnswerDeadline + answerTimeout,
    holds: ({ end }) => !has(end, 'checking'),
    brokenBy:
      'pendingSubmissions.checking.lookingUp | xstate.after.lookupTimeout.pendingSubmissions.checking.lookingUp → pendingSubmissions.unreachable: transition removed',
  },
  {
    machine: 'pendingSubmissions',
    title: 'removes the code of a request whose outcome it shows',
    holds: whenever(
      (step) => enters(step, 'received') || enters(step, 'notReceived'),
      (step) => doesAll(step, ['removeCode']),
    ),
    brokenBy: 'pendingSubmissions.received, entry: action dropped (1, removeCode)',
  },
  {
    machine: 'versionCheck',
    title: 'reloads at most once, and only after it stored the new version',
    holds: ({ frames }) => {
      const reloads = frames.filter(({ actions }) => actions.includes('reload'));
      return reloads.length <= 1 && reloads.every(({ key }) => key === 'storeVersion:stored');
    },
    brokenBy:
      'versionCheck.clearing | xstate.done.actor.clearCaches → versionCheck.storing: target changed (versionCheck.reloading)',
  },
  {
    machine: 'versionCheck',
    title: 'installs no new version while a form holds answers',
    holds: whenever(
      (step) => startsActor(step, 'updateWorker'),
      ({ frame }) => !frame.state.context.isHeld,
    ),
    brokenBy: 'versionCheck.comparing | (always) [isFree] → versionCheck.updating: guard negated',
  },
  {
    machine: 'versionCheck',
    title: 'reloads no page whose form holds answers',
    holds: ({ frames }) =>
      frames.every(({ actions, state }) => !actions.includes('reload') || !state.context.isHeld),
    brokenBy:
      'versionCheck.storing | xstate.done.actor.storeVersion [isFree] → versionCheck.reloading: guard dropped',
  },
];
