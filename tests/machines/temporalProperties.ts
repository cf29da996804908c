/** What must hold in every run of a machine, whatever happens in whatever order: one row for each sentence. */

import { answerTimeout, citizenAnswerDeadline } from '../../machines/request/context.ts';
import { signedInFor } from '../../machines/staff/signIn.ts';
import type { RunFrame } from '../../packages/machine-viewer/src/model/index.ts';
import {
  entersTag,
  hasTag,
  isInState,
  leavesTag,
  type MachineProperty,
  runsActions,
  startsActor,
  whenever,
} from '../../packages/machine-viewer/src/vitest/index.ts';

export interface TemporalProperty extends MachineProperty {
  /** The name of the machine in the registry. */
  readonly machine: string;
  /** The sentence, after the machine's name. */
  readonly title: string;
  /** A mutant that breaks it (`createMutants`). */
  readonly brokenBy: string;
}

const isAwaitingStore = (frame: RunFrame): boolean =>
  isInState(frame, { submitting: 'attempting' }) || isInState(frame, { submitting: 'checkingConnectivity' });

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
      (step) => leavesTag(step, 'stored'),
      ({ frame }) => frame.state.context.requestIds === null,
    ),
    brokenBy: 'formRequest.success | START_AGAIN → formRequest.idle: action dropped (2, resetContext)',
  },
  {
    machine: 'formRequest',
    title: 'notes the receipt code on the phone before it sends a request',
    holds: whenever(
      (step) => startsActor(step, 'saveRequest'),
      (step) => runsActions(step, ['storeCode', 'markDrafts']),
    ),
    brokenBy: 'formRequest.submitting.attempting.saving, entry: action dropped (1, storeCode)',
  },
  {
    machine: 'formRequest',
    title: 'removes the queued request, the draft and the code once the request is stored',
    holds: whenever(
      (step) => entersTag(step, 'stored'),
      (step) => runsActions(step, ['removeQueuedRequest', 'removeDrafts', 'removeCode', 'storeReceipt']),
    ),
    brokenBy: 'formRequest.success, entry: action dropped (3, removeDrafts)',
  },
  {
    machine: 'contentEditor',
    title: 'gives up unsaved changes for the lists only where the clerk says so',
    holds: whenever(
      (step) => leavesTag(step, 'unsaved') && entersTag(step, 'choosing'),
      ({ frame: { key } }) => key === 'DISCARD' || key === 'SHOW_LISTS:all saved',
    ),
    brokenBy:
      'contentEditor.editing | SHOW_LISTS [isUnsaved] → contentEditor.confirmingDiscard: guard negated',
  },
  {
    machine: 'navPanel',
    title: 'closes the panel when mouse and focus have left it',
    holds: whenever(
      ({ frame: { key } }) =>
        ['LEAVE:by mouse', 'TAB_OUT', 'ESCAPE', 'PRESS_OUTSIDE', 'NAVIGATED'].includes(key ?? ''),
      ({ frame }) => !hasTag(frame, 'open'),
    ),
    brokenBy: 'navPanel.open | TAB_OUT → navPanel.closed: target changed (navPanel.open)',
  },
  {
    machine: 'signIn',
    title: 'signs nobody in before the store accepts them',
    holds: whenever(
      (step) => entersTag(step, 'signedIn'),
      ({ frame }) => /^(restoreSession|signIn|followLink):staff$/.test(frame.key ?? ''),
    ),
    brokenBy:
      'signIn.signingIn | xstate.done.actor.signIn [lacksClaim] → signIn.notStaff: target changed (signIn.signedIn)',
  },
  {
    machine: 'signIn',
    title: 'signs a clerk out of a page that nobody used for 20 minutes',
    wait: signedInFor,
    holds: ({ end }) => !hasTag(end, 'signedIn'),
    brokenBy:
      'signIn.signedIn.warned | xstate.after.warning.signIn.signedIn.warned → signIn.leaving: transition removed',
  },
  {
    machine: 'signIn',
    title: 'asks before a sign-out loses unsaved changes',
    holds: whenever(
      ({ before, frame }) =>
        frame.key === 'SIGN_OUT' && before.state.context.isUnsaved && hasTag(before, 'signedIn'),
      ({ frame }) => hasTag(frame, 'confirmingSignOut'),
    ),
    brokenBy:
      'signIn.signedIn.inUse | SIGN_OUT [isUnsaved] → signIn.signedIn.confirmingSignOut: transition removed',
  },
  {
    machine: 'pendingSubmissions',
    title: 'never holds Submit longer than one deadline and one look-up',
    wait: citizenAnswerDeadline + answerTimeout,
    holds: ({ end }) => !hasTag(end, 'checking'),
    brokenBy:
      'pendingSubmissions.checking.lookingUp | xstate.after.lookupTimeout.pendingSubmissions.checking.lookingUp → pendingSubmissions.unreachable: transition removed',
  },
  {
    machine: 'pendingSubmissions',
    title: 'removes the code of a request whose outcome it shows',
    holds: whenever(
      (step) => entersTag(step, 'received') || entersTag(step, 'notReceived'),
      (step) => runsActions(step, ['removeCode']),
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
    title: 'installs no new version while a form holds answers, unless the citizen chose it',
    holds: whenever(
      (step) => startsActor(step, 'updateWorker'),
      ({ frame }) => !frame.state.context.isHeld || frame.key === 'RELOAD',
    ),
    brokenBy: 'versionCheck.comparing | (always) [isFree] → versionCheck.updating: guard negated',
  },
  {
    machine: 'versionCheck',
    title: 'reloads no page whose form holds answers, unless the citizen chose it',
    holds: ({ frames }) =>
      frames.every(
        ({ actions, state }) =>
          !actions.includes('reload') || !state.context.isHeld || frames.some(({ key }) => key === 'RELOAD'),
      ),
    brokenBy:
      'versionCheck.storing | xstate.done.actor.storeVersion [isFree] → versionCheck.reloading: guard dropped',
  },
];
