/** What must hold in every run of a machine, whatever happens in whatever order: one row for each sentence. */

import { citizenAnswerDeadline } from '../../machines/request/context.ts';
import { placeAlerts } from '../../machines/site/alerts.ts';
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
    title: 'leaves a stored request only for a new one, under a new code',
    holds: whenever(
      (step) => leavesTag(step, 'stored'),
      ({ frame }) => frame.state.context.code === null,
    ),
    brokenBy: 'formRequest.success | START_AGAIN → formRequest.idle: action dropped (2, resetContext)',
  },
  {
    machine: 'formRequest',
    title: 'notes the receipt code on the phone before it sends a request',
    holds: whenever(
      (step) => startsActor(step, 'saveRequest'),
      (step) => runsActions(step, ['storeCode', 'noteSent']),
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
    brokenBy: 'formRequest.success, entry: action dropped (4, removeDrafts)',
  },
  {
    machine: 'formRequest',
    title: 'sends the answers of a request that was sent already only under another code',
    holds: whenever(
      (step) => leavesTag(step, 'sentAlready') && !entersTag(step, 'stored'),
      ({ frame }) => frame.state.context.code === null,
    ),
    brokenBy:
      'formRequest.sentAlready.confirmed | SEND_AS_ANOTHER → formRequest.validating: action dropped (1, resetSubmission)',
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
  {
    machine: 'requestStatus',
    title: 'shows a request only where the store has a receipt of its code',
    holds: whenever(
      (step) => entersTag(step, 'received'),
      ({ frame }) => frame.key === 'readReceipt:found' && frame.state.context.found !== null,
    ),
    brokenBy:
      'requestStatus.loading | xstate.done.actor.readReceipt [isFound] → requestStatus.received: guard dropped',
  },
  {
    machine: 'requestStatus',
    title: "says 'Not received' only where the store answered that it has no receipt",
    holds: whenever(
      (step) => entersTag(step, 'notReceived'),
      ({ frame }) => frame.key === 'readReceipt:not found',
    ),
    brokenBy:
      'requestStatus.loading | xstate.done.actor.readReceipt [isFound] → requestStatus.received: target changed (requestStatus.notReceived)',
  },
  {
    machine: 'pageFeedback',
    title: 'thanks only for a message that the store took',
    holds: whenever(
      (step) => entersTag(step, 'thanked'),
      ({ frame }) => frame.key === 'saveFeedback:stored',
    ),
    brokenBy:
      'pageFeedback.sending | xstate.error.actor.saveFeedback → pageFeedback.unanswered: target changed (pageFeedback.thanked)',
  },
  {
    machine: 'pageFeedback',
    title: 'writes no second message while the first one may be stored',
    holds: whenever(
      ({ before, frame }) => isInState(before, 'unanswered') && frame.key === 'SEND',
      ({ before, frame }) =>
        frame.state.context.message?.id === before.state.context.message.id &&
        frame.pending.includes('saveFeedback'),
    ),
    brokenBy: 'pageFeedback.unanswered | SEND → pageFeedback.sending: target changed (pageFeedback.refused)',
  },
  {
    machine: 'siteSearch',
    title: 'forgets what was searched for when it closes, and gives the focus back',
    holds: whenever(
      (step) => leavesTag(step, 'open'),
      (step) => step.frame.state.context.query === '' && runsActions(step, ['restoreFocus']),
    ),
    brokenBy: 'siteSearch.open, exit: action dropped (1, xstate.assign)',
  },
  {
    machine: 'siteSearch',
    title: 'opens a result only after Enter',
    holds: ({ frames }) =>
      frames.every(
        ({ actions }, at) =>
          !actions.includes('openBest') || frames.slice(0, at + 1).some(({ key }) => key === 'SUBMIT'),
      ),
    brokenBy: 'siteSearch.open.best: initial state changed (awaited)',
  },
  {
    machine: 'recordQuery',
    title: 'says that it has nothing to show only where it has nothing',
    holds: ({ frames }) =>
      frames.every((frame) => !hasTag(frame, 'failed') || frame.state.context.shown === null),
    brokenBy:
      'recordQuery.refreshing | xstate.error.actor.fetchRecords → recordQuery.stale: target changed (recordQuery.failed)',
  },
  {
    machine: 'recordQuery',
    title: 'shows the newer records once it says no longer that there are some',
    holds: whenever(
      (step) => leavesTag(step, 'hasNewer'),
      ({ before, frame }) => frame.state.context.shown === before.state.context.newer,
    ),
    brokenBy: 'recordQuery.newer | SHOW → recordQuery.current: action dropped (1, xstate.assign)',
  },
  {
    machine: 'alerts',
    title: 'covers the bottom of the page exactly while there is an alert for it',
    holds: ({ frames }) =>
      frames.every((frame) => hasTag(frame, 'late') === placeAlerts(frame.state.context).late.length > 0),
    brokenBy: 'alerts.placement.late | (always) [hasNoLate] → alerts.placement.inFlow: transition removed',
  },
  {
    machine: 'alerts',
    title: 'reads nothing while nobody sees the page',
    holds: whenever(
      (step) => startsActor(step, 'readAlerts'),
      ({ before, frame }) => !isInState(before, { records: 'hidden' }) || frame.key!.startsWith('SHOWN'),
    ),
    brokenBy: 'alerts.records.hidden | LANGUAGE_CHANGED → (stays): target changed (alerts.records.shown)',
  },
  {
    machine: 'hallDay',
    title: 'says that something was done only where the store took it',
    holds: whenever(
      (step) => entersTag(step, 'done'),
      ({ frame }) => frame.state.context.change !== null,
    ),
    brokenBy: 'hallDay.loading | xstate.done.actor.readDays [isChanged] → hallDay.done: guard dropped',
  },
  {
    machine: 'hallDay',
    title: "reads the days again before it writes after another clerk's write",
    holds: whenever(
      (step) => leavesTag(step, 'conflict'),
      (step) => startsActor(step, 'readDays'),
    ),
    brokenBy: 'hallDay.conflict | RELOAD → hallDay.loading: target changed (hallDay.loadFailed)',
  },
  {
    machine: 'hallDay',
    title: 'moves people only at a press',
    holds: whenever(
      (step) => startsActor(step, 'movePeople'),
      ({ frame: { key } }) => key === 'MOVE' || key === 'CONFIRM',
    ),
    brokenBy:
      'hallDay.loading | xstate.done.actor.readDays [isSomebodyHit] → hallDay.showingHit: target changed (hallDay.moving)',
  },
  {
    machine: 'rowActions',
    title: 'loses no act of a clerk while it writes another',
    holds: whenever(
      ({ frame: { key } }) => key!.startsWith('ACT'),
      ({ frame: { key, state } }) =>
        [...state.context.acts, ...state.context.next].some(
          ({ id, action }: { readonly id: string; readonly action: string }) => key === `ACT:${id} ${action}`,
        ),
    ),
    brokenBy: 'rowActions.saving | ACT → (stays): action dropped (1, wait)',
  },
  {
    machine: 'rowActions',
    title: 'says that rows are written only where none of them failed',
    holds: whenever(
      (step) => entersTag(step, 'saved'),
      ({ frame: { key, state } }) => key !== 'writeRows:unreachable' && state.context.conflicts.length === 0,
    ),
    brokenBy:
      'rowActions.saving | xstate.done.actor.writeRows [isFailed] → rowActions.notSaved: transition removed',
  },
  {
    machine: 'counterEntry',
    title: 'stores no request with errors',
    holds: whenever(
      (step) => startsActor(step, 'saveEntry'),
      ({ frame: { key } }) => key === 'checkEntry:complete',
    ),
    brokenBy:
      'counterEntry.checking | xstate.done.actor.checkEntry [isComplete] → counterEntry.saving: guard dropped',
  },
  {
    machine: 'counterEntry',
    title: 'prints a receipt only of a request that the store has',
    holds: whenever(
      (step) => entersTag(step, 'saved'),
      ({ frame }) => /^(?:saveEntry|findEntry):/.test(frame.key!) && frame.state.context.reference !== null,
    ),
    brokenBy:
      'counterEntry.checking | xstate.error.actor.checkEntry → counterEntry.failed: target changed (counterEntry.saved)',
  },
  {
    machine: 'counterEntry',
    title: 'looks for a request whose answer was lost before the clerk goes on',
    holds: whenever(
      ({ frame: { key } }) => key === 'saveEntry:unreachable',
      (step) => startsActor(step, 'findEntry'),
    ),
    brokenBy:
      'counterEntry.saving | xstate.error.actor.saveEntry → counterEntry.lookingUp: target changed (counterEntry.unconfirmed)',
  },
  {
    machine: 'feedbackBrowser',
    title: 'deletes a message only at a second press',
    holds: whenever(
      (step) => startsActor(step, 'deleteMessage'),
      ({ frame: { key } }) => key === 'CONFIRM',
    ),
    brokenBy:
      'feedbackBrowser.listed | ASK_DELETE → feedbackBrowser.confirming: target changed (feedbackBrowser.deleting)',
  },
  {
    machine: 'conditionalWrite',
    title: 'writes what is for good only at a second press',
    holds: whenever(
      (step) => startsActor(step, 'write'),
      ({ frame: { key, state } }) => key === 'CONFIRM' || state.context.plan.kind === 'write',
    ),
    brokenBy:
      'conditionalWrite.checking | xstate.done.actor.check [isForGood] → conditionalWrite.confirming: target changed (conditionalWrite.writing)',
  },
  {
    machine: 'conditionalWrite',
    title: "reads the record again after another clerk's write",
    holds: whenever(
      (step) => leavesTag(step, 'conflict'),
      (step) => runsActions(step, ['reload']),
    ),
    brokenBy: 'conditionalWrite.conflict | RELOAD → conditionalWrite.idle: action dropped (1, reload)',
  },
  {
    machine: 'conditionalWrite',
    title: 'says that something is written only where the store took it',
    holds: whenever(
      (step) => entersTag(step, 'written'),
      ({ frame }) => frame.key!.startsWith('write:') && frame.state.context.failure === null,
    ),
    brokenBy:
      'conditionalWrite.confirming | CONFIRM → conditionalWrite.writing: target changed (conditionalWrite.written)',
  },
];
