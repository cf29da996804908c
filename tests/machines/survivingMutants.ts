/** The mutants that nothing tells from their machine, and why nothing can: `npm run test:mutants` fails for any other. */
const neverBoth = 'No event brings both to hold: whichever is asked first.';

export const survivingMutants: Readonly<Record<string, string>> = {
  'earlierSending.lookingUp | xstate.done.actor.lookUp [isReceived] → earlierSending.received: asked in another order':
    neverBoth,
  'formDraft.living.phone.kept | ELSEWHERE [isSame] → (stays): asked in another order': neverBoth,
  'formDraft.living.phone.asking | ELSEWHERE [isSame] → formDraft.living.phone.kept: asked in another order':
    neverBoth,
  'formRequest.checking | xstate.done.actor.checkAnswers [isSendable] → formRequest.submitting: asked in another order':
    neverBoth,
  'formRequest.submitting.trying.saving | xstate.error.actor.saveRequest [isRefused] → formRequest.submitting.trying.lookingUp: asked in another order':
    neverBoth,
  'formRequest.submitting.trying.saving | xstate.error.actor.saveRequest [isOffline] → formRequest.waiting: asked in another order':
    neverBoth,
  'formRequest.submitting.lookingForSignal | xstate.done.actor.lookForSignal [isSignalGone] → formRequest.waiting: asked in another order':
    neverBoth,
  'navPanel.open: begins elsewhere (byClick)':
    'Every way into the panel names hover or click. The configuration must name a first state all the same.',
  'pageFeedback.writing | xstate.done.actor.writeMessage [isSendable] → pageFeedback.sending: asked in another order':
    neverBoth,
  'requestStatus.judging | (always) [isCode] → requestStatus.looking: asked in another order': neverBoth,
  'scheduleField.notice | JUDGE [isWeekend] → scheduleField.notice.weekend: asked in another order':
    neverBoth,
  'siteLanguage.fetching | CHOOSE [isOther] → siteLanguage.fetching: not entered anew':
    'The words that come name no language here: tests/machines/siteLanguage.test.ts tells them apart.',
  'staffSignIn.recalling | xstate.done.actor.recall [isStaff] → staffSignIn.inside: asked in another order':
    neverBoth,
  'staffSignIn.recalling | xstate.done.actor.recall [isNotStaff] → staffSignIn.notStaff: asked in another order':
    neverBoth,
  'staffSignIn.recalling | xstate.done.actor.recall [isLink] → staffSignIn.following: asked in another order':
    neverBoth,
  'staffSignIn.entering | xstate.done.actor.enter [isIn] → staffSignIn.inside: asked in another order':
    neverBoth,
  'staffSignIn.entering | xstate.done.actor.enter [isWithoutClaim] → staffSignIn.notStaff: asked in another order':
    neverBoth,
  'staffSignIn.following | xstate.done.actor.followLink [isIn] → staffSignIn.inside: asked in another order':
    neverBoth,
  'versionCheck.comparing | (always) [isFirstVisit] → versionCheck.remembering: asked in another order':
    'A first visit has stored nothing, and what is served is a version: they are never the same.',
  'versionCheck.comparing | (always) [isCurrent] → versionCheck.settled: asked in another order':
    'A page that is current is not outdated: they never hold both.',
};
