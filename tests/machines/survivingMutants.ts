/** Mutants that the tests cannot tell from their machine, with reasons. `npm run test:mutants` fails for other survivors. */
const neverBoth = 'No event satisfies both guards, so their order changes nothing.';

const ledOn = 'The conditions of the state that it enters lead on to the same state at once.';

const onlySendableHasTime =
  'Only sendable answers have a time: without one the comparison after it is never true.';

const readTwice =
  'The model does not see that the records are read twice; tests/machines/requestBrowser.test.ts does.';

export const survivingMutants: Readonly<Record<string, string>> = {
  'alerts.placement: initial state changed (late)': ledOn,
  'alerts.placement.none | (always) [hasLate] → alerts.placement.late: target changed (alerts.placement.inFlow)':
    ledOn,
  'alerts.placement.none | (always) [hasLate] → alerts.placement.late: branches reordered': ledOn,
  'alerts.placement.late | (always) [hasNoLate] → alerts.placement.inFlow: target changed (alerts.placement.none)':
    ledOn,
  'alerts.placement.inFlow | (always) [hasLate] → alerts.placement.late: branches reordered': ledOn,
  'formDraft.active.phone.stored | CHANGED_ELSEWHERE [isSame] → (stays): branches reordered': neverBoth,
  'formDraft.active.phone.conflict | CHANGED_ELSEWHERE [isSame] → formDraft.active.phone.stored: branches reordered':
    neverBoth,
  'formRequest.validating | xstate.done.actor.checkAnswers [isSendable] → formRequest.submitting: branches reordered':
    neverBoth,
  'formRequest.submitting.attempting.saving | xstate.error.actor.saveRequest [isRefused] → formRequest.submitting.attempting.checkingReceipt: branches reordered':
    neverBoth,
  'formRequest.submitting.attempting.saving | xstate.error.actor.saveRequest [isOffline] → formRequest.queued: branches reordered':
    neverBoth,
  "formRequest, isRateLimited: guard body changed (checked.outcome !== 'trapped')": onlySendableHasTime,
  "formRequest, isRateLimited: guard body changed (checked.outcome !== 'incomplete')": onlySendableHasTime,
  'formRequest, isRateLimited: guard body changed (checked.at - fourthLastAttempt(context.attempts) <= minute)':
    'After exactly a minute the wait that it would enter lasts no time.',
  "formRequest, isTrapped: guard body changed (outputOf<CheckedAnswers>(event).outcome !== 'incomplete')":
    'The branch of sendable answers stands before it.',
  'formRequest.submitting.attempting.saving | xstate.error.actor.saveRequest [mayRetryContended] → formRequest.submitting.contended: branches reordered':
    neverBoth,
  'formRequest.submitting.attempting.explainingRefusal | xstate.done.actor.explainRefusal [isScheduleRefused] → formRequest.scheduleRefused: branches reordered':
    neverBoth,
  "formRequest, mayAskAgain: guard body changed (kind !== 'idTaken')":
    'The branches of a refused half day stand before it.',
  'formRequest.submitting.checkingConnectivity | xstate.done.actor.checkConnectivity [isDisconnected] → formRequest.queued: branches reordered':
    neverBoth,
  'hallDay.loading | xstate.done.actor.readDays [isSomebodyHit] → hallDay.showingHit: branches reordered':
    neverBoth,
  'navPanel.open: initial state changed (byClick)':
    'Every transition into the panel names hover or click. XState still requires an initial state.',
  'newRequests.notice: initial state changed (some)': ledOn,
  'pageFeedback.preparing | xstate.done.actor.prepareMessage [isSendable] → pageFeedback.sending: branches reordered':
    neverBoth,
  'pendingSubmissions.checking.lookingUp | xstate.done.actor.checkReceipt [isReceived] → pendingSubmissions.received: branches reordered':
    neverBoth,
  'pendingSubmissions.unreachable.lookingUp | xstate.done.actor.checkReceipt [isReceived] → pendingSubmissions.received: branches reordered':
    neverBoth,
  'requestBrowser.loading | CHANGE_VIEW → requestBrowser.loading: reentry dropped': readTwice,
  'requestBrowser.loading | REPLACE → requestBrowser.loading: reentry dropped': readTwice,
  'requestBrowser.loading | xstate.done.actor.readRequests [isStillThere] → requestBrowser.opened: branches reordered':
    'Where both guards hold, the request that is open is the one that was sought.',
  'requestStatus.checkingCode | (always) [isCode] → requestStatus.loading: branches reordered': neverBoth,
  'requestStatus.checkingCode | (always) [isMalformed] → requestStatus.malformed: branches reordered':
    neverBoth,
  "requestStatus, isReference: guard body changed (context.codeInput.is !== 'nothing')":
    'The branches of a code and of a malformed one stand before it.',
  'scheduleField.notice | VALIDATE [isWeekend] → scheduleField.notice.weekend: branches reordered': neverBoth,
  'scheduleField.notice | VALIDATE [isHallClosed] → scheduleField.notice.hallClosed: branches reordered':
    neverBoth,
  'signIn.restoring | xstate.done.actor.restoreSession [isStaff] → signIn.signedIn: branches reordered':
    neverBoth,
  'signIn.restoring | xstate.done.actor.restoreSession [isNotStaff] → signIn.notStaff: branches reordered':
    neverBoth,
  'signIn.restoring | xstate.done.actor.restoreSession [isLink] → signIn.followingLink: branches reordered':
    neverBoth,
  'signIn.signingIn | xstate.done.actor.signIn [isSignedIn] → signIn.signedIn: branches reordered': neverBoth,
  'signIn.signingIn | xstate.done.actor.signIn [lacksClaim] → signIn.notStaff: branches reordered': neverBoth,
  'signIn.followingLink | xstate.done.actor.followLink [isSignedIn] → signIn.signedIn: branches reordered':
    neverBoth,
  'siteLanguage.loading | CHOOSE [isOther] → siteLanguage.loading: reentry dropped':
    'The sample messages name no language: tests/machines/siteLanguage.test.ts tells them apart.',
  'versionCheck.comparing | (always) [isFirstVisit] → versionCheck.storingFirst: branches reordered':
    'A first visit has no stored version, and the served version is never blank: they never match.',
  'versionCheck.comparing | (always) [isCurrent] → versionCheck.done: branches reordered':
    'A current page is not outdated, so the two guards never hold together.',
};
