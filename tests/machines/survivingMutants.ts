/** Mutants that the tests cannot tell from their machine, with reasons. `npm test -- --mutants` fails for other survivors. */
const neverBoth = 'No event satisfies both guards, so their order changes nothing.';

const ledOn = 'The conditions of the state that it enters lead on to the same state at once.';

const onlySendableHasTime =
  'Only sendable answers have a time: without one the comparison after it is never true.';

const readTwice =
  'The model does not see that the records are read twice; tests/machines/requestBrowser.test.ts does.';

const assignedAtOnce = 'Entering the first state assigns the field before anything reads it.';

const sameAlready = 'The field has this value already wherever the action runs.';

const branchTells = 'The guard of the branch has told what the event brings, so this value is never read.';

const orderless = 'The order of these values means nothing.';

export const survivingMutants: Readonly<Record<string, string>> = {
  'conditionalWrite.checking | xstate.done.actor.check [isNothing] → conditionalWrite.nothing: branches reordered':
    neverBoth,
  'conditionalWrite.nothing | CHANGE → conditionalWrite.idle: action dropped (1, forget)': sameAlready,
  "conditionalWrite, isForGood: guard body changed (planIn(event).kind !== 'write')":
    "The branch of 'nothing' stands before it.",
  'alerts.placement: initial state changed (late)': ledOn,
  'alerts.placement.none | (always) [hasLate] → alerts.placement.late: target changed (alerts.placement.inFlow)':
    ledOn,
  'alerts.placement.none | (always) [hasLate] → alerts.placement.late: branches reordered': ledOn,
  'alerts.placement.late | (always) [hasNoLate] → alerts.placement.inFlow: target changed (alerts.placement.none)':
    ledOn,
  'alerts.placement.inFlow | (always) [hasLate] → alerts.placement.late: branches reordered': ledOn,
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
  'formRequest.submitting.attempting.explainingRefusal | xstate.done.actor.explainRefusal [isPlaceFree] → formRequest.submitting.placeLost: branches reordered':
    neverBoth,
  "formRequest, isIdTaken: guard body changed (outputOf<PlaceAnswer>(event).kind !== 'refused')":
    'The branches of every other answer stand before it.',
  'formRequest.submitting.checkingConnectivity | xstate.done.actor.checkConnectivity [isDisconnected] → formRequest.queued: branches reordered':
    neverBoth,
  'hallDay.loading | xstate.done.actor.readDays [isSomebodyHit] → hallDay.showingHit: branches reordered':
    neverBoth,
  'navPanel.open: initial state changed (byClick)':
    'Every transition into the panel names hover or click. XState still requires an initial state.',
  'pageFeedback.preparing | xstate.done.actor.prepareMessage [isSendable] → pageFeedback.sending: branches reordered':
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
  'versionCheck.comparing | (always) [isFirstVisit] → versionCheck.storingFirst: branches reordered':
    'A first visit has no stored version, and the served version is never blank: they never match.',
  'versionCheck.comparing | (always) [isCurrent] → versionCheck.done: branches reordered':
    'A current page is not outdated, so the two guards never hold together.',
  'alerts, upcomingInstants: delay changed (validFrom and validUntil swapped)': orderless,
  'alerts, on.DISMISS.actions.dismissed: assignment changed (...context.dismissed and alertEditionOf(event.alert) swapped)':
    orderless,
  'alerts, states.records.states.shown.states.loading.invoke.onDone.actions: assignment changed (now: output.at → null)':
    'The event that is raised with it assigns the time at once.',
  'contentEditor, context: assignment changed (records: [] → null)': assignedAtOnce,
  'contentEditor, context: assignment changed (list and records swapped)': assignedAtOnce,
  'contentEditor, context: assignment changed (records and id swapped)': assignedAtOnce,
  "contentEditor, context.list: assignment changed ('' → 'another')": assignedAtOnce,
  "contentEditor, context.id: assignment changed (null → 'another')": assignedAtOnce,
  "counterEntry, toRefusal: assignment changed (answer === null || answer.kind === 'stored' → answer === null && answer.kind === 'stored')":
    branchTells,
  "counterEntry, toRefusal: assignment changed (null → 'another')": branchTells,
  'feedbackBrowser, context: assignment changed (failure left out)': assignedAtOnce,
  "feedbackBrowser, context.failure: assignment changed (null → 'another')": assignedAtOnce,
  'hallDay, context: assignment changed (failure left out)': assignedAtOnce,
  "hallDay, context.failure: assignment changed (null → 'another')": assignedAtOnce,
  'navDrawer, states.open.on.TOGGLE.actions.expanded: assignment changed (...context.expanded and event.item swapped)':
    'The list is sorted afterwards.',
  "pageFeedback, states.preparing.invoke.onDone.actions.message: assignment changed (null → 'another')":
    branchTells,
  "pageFeedback, states.preparing.invoke.onDone.actions.textError: assignment changed (null → 'another')":
    branchTells,
  "recordQuery, readAgain.found: assignment changed (null → 'another')": branchTells,
  'requestBrowser, states.loading.invoke.onDone.actions: assignment changed (sought left out)':
    'A list that has an open request seeks none.',
  "requestStatus, states.loading.invoke.input.code: input changed ('' → 'another')":
    'The machine looks up only a whole code.',
  'rowActions, actions.begin: assignment changed (next left out)': sameAlready,
  'rowActions, actions.noteUndone: assignment changed (acts left out)': sameAlready,
  'rowActions, actions.clear: assignment changed (acts left out)': sameAlready,
  "versionCheck, states.storingFirst.invoke.input.version: input changed ('' → 'another')":
    'The machine stores only a version that was served.',
  "versionCheck, states.clearing.invoke.input.version: input changed ('' → 'another')":
    'The machine stores only a version that was served.',
  "versionCheck, states.storing.invoke.input.version: input changed ('' → 'another')":
    'The machine stores only a version that was served.',
  'recordQuery, readAgain: assignment changed (answer && { found: shown?.found ?? null, readAt: answer.read… → answer || { found: shown?.found ?? null, readAt: answer.read…)':
    'Both records are equal; only a page that renders again tells them apart.',
  'formRequest, actions.resetContext: assignment changed (0 → 1)':
    'Every event that clears the form names its time.',
  'formRequest, delays.backoffDelay: delay changed (0 → 1)':
    'The machine backs off only where a wait is left.',
};
