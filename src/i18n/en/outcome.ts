/** English messages of what became of a request that was sent: the confirmation of a stored one, and why another was not. */
import { defineMessages } from '../define.ts';
import { joinWords } from '../joinWords.ts';

export const outcomeMessages = defineMessages('outcome', {
  success: {
    alert: 'Form submitted successfully!',
    title: 'Your request is with the barangay',
    reference: 'Reference number',
    sent: (moment: string) => `Sent ${moment}`,
    appointment: 'When to come',
    /** The same, where the hall moved the citizen since. */
    movedTo: 'When to come (a new day from the hall)',
    /** The same, once it is over, or where the hall is closed then. */
    yourDay: 'Your day',
    where: 'Where',
    print: 'Print this page',
    another: 'Send another request',
    samePerson: {
      open: 'Another request, same person',
      lead: (person: readonly string[]) =>
        `Choose the service. The ${joinWords(person, 'and')} will be filled in. Answer the other questions again.`,
    },
    back: 'Back to Home',
    clerk: 'For the barangay: received by ________________ date ____________ OR no. __________',
    write:
      'Save the receipt code, or take a picture of it: with it you can check your request later. This phone does not keep it after you close the page.',
    keep: {
      inTab:
        'Save the receipt code, or take a picture of it: with it you can check your request later. Until you close this tab, it keeps the code, the reference number and the day, and none of your answers.',
      clear: 'Clear it from this tab',
      cleared:
        'Cleared from this tab. Once you leave this page, the receipt code is gone: save it, or take a picture of it.',
    },
  },

  failure: {
    lead: 'Error submitting form: ',
    answersKept: 'Your answers are still here. Nothing is lost.',
    call: 'Call the hall',
    clock: "Your phone's date may be wrong.",
    /** By Firestore's code, or one of the page's own. `next` is the citizen's next step. */
    codes: {
      'permission-denied': {
        message: 'the system did not accept your request.',
        next: 'Check your answers and try again. If it fails again, call or come to the hall.',
      },
      'resource-exhausted': {
        message: 'too many requests are coming in right now.',
        next: 'Wait a minute, then try again.',
      },
      unavailable: {
        message: "the barangay's system could not be reached.",
        next: 'Wait a minute, then try again. If it fails again, call or come to the hall.',
      },
      contended: {
        message: 'many requests are arriving at the same moment.',
        next: 'Yours is not stored yet. Wait a few seconds, then try again.',
      },
      unreachable: {
        message: 'we did not get an answer. Your signal may be weak or gone.',
        next: 'Try again when you have a signal. It is stored only once.',
      },
      outdated: {
        message: 'this page is older than the site.',
        next: 'Load the page again: it keeps most of your answers. Then send your request.',
      },
      waited: {
        message: 'it waited a whole day without a signal.',
        next: 'Look at the day you chose, then send it again.',
      },
      elsewhere: {
        message: 'it is already being sent from another tab.',
        next: 'Look there first. If you send it here too, it is still stored only once.',
      },
      portal: {
        message: 'your Wi-Fi or network is asking you to sign in first.',
        next: 'Sign in to the network, or use mobile data. Then try again.',
      },
      'deadline-exceeded': {
        message: "the barangay's system did not answer in time.",
        next: 'Try again. It is stored only once.',
      },
      'invalid-argument': {
        message: 'the page sent something that could not be read.',
        next: 'Try again. If it fails again, call or come to the hall.',
      },
      unauthenticated: {
        message: "the barangay's system did not accept this page.",
        next: 'Try again. If it fails again, call or come to the hall.',
      },
      unproven: {
        message: "we could not confirm that this page is the barangay's own.",
        next: "Google's check did not answer. Turn off an ad blocker if you use one, and try again. If it fails again, call or come to the hall.",
      },
      'no-random-source': {
        message: 'this phone or browser cannot make a reference number.',
        next: 'Try another browser, or come to the hall.',
      },
      trap: {
        message: 'it looked as if a program filled in the form.',
        next: 'If you are a person, call or come to the hall. We are sorry.',
      },
      unknown: {
        message: 'Something went wrong on our side.',
        next: 'Try again. If it fails again, call or come to the hall.',
      },
    },
  },
} as const);

export type FailureCode = keyof typeof outcomeMessages.english.failure.codes;
