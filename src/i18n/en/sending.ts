/** Messages about pending requests: queued, withdrawn, or submitted in an earlier session. */
import { defineMessages } from '../define.ts';

export const sendingMessages = defineMessages('sending', {
  waiting: {
    title: 'Not sent yet',
    sentence:
      'There is no signal. Your request waits here, and is sent automatically when the signal is back. Keep this page open, or come back to it.',
    onPhone:
      'There is no signal. Your request waits on this phone, and is sent when this form is open and the signal is back.',
    keep: 'Keep it on this phone',
    keepNote:
      'Then you can close this page and come back. It stays for up to 24 hours, with everything you answered. Anyone who uses this phone can read it.',
    notKept: 'This phone could not keep it. Keep this page open.',
    again: 'Try now',
    withdraw: 'Do not send it',
  },
  withdrawn: {
    title: 'You withdrew your request.',
    sentence: 'It was not sent. Your answers are still here.',
    mayHave: 'We will not try again. An earlier try may already have arrived. Your answers are still here.',
    check: 'Check whether it was received',
  },
  /** On the other pages; the service's name follows the title. */
  elsewhere: {
    waiting: {
      title: (service: string) => `Not sent yet: ${service}`,
      sentence: 'It is sent automatically when the signal is back. Keep this page open.',
      onPhone: 'It waits on this phone, and is sent automatically when the signal is back.',
      open: 'See the request',
    },
    onPhone: {
      title: (service: string) => `Not sent yet: ${service}`,
      sentence: 'It waits on this phone. Open it to send it, or to withdraw it.',
      open: 'Open the request',
    },
    sending: { title: (service: string) => `Sending: ${service}`, open: 'See the request' },
    failed: {
      title: (service: string) => `Not sent: ${service}`,
      sentence: 'Your answers are still here.',
      open: 'See what happened',
    },
    stored: {
      title: (service: string, reference: string) => `Received: ${service}. Reference number: ${reference}`,
      open: 'See the confirmation',
    },
  },
  /** A submission of an earlier session whose response was lost. */
  earlier: {
    checking: {
      title: 'Checking your earlier request...',
      sentence: 'We are finding out whether it reached us. You can submit when that is done.',
    },
    unreachable: {
      title: 'We could not check your earlier request.',
      sentence:
        'There may be no signal. We keep trying, and this phone keeps its receipt code for up to 24 hours.',
      /** Where the form has the answers of that request. */
      sameRequest: 'You can send it again now: it is stored only once.',
      /** Where the form does not have them. */
      anotherRequest: 'If you send the same request again now, it may be stored twice.',
      again: 'Check again',
    },
    received: {
      title: (reference: string | null) =>
        reference === null
          ? 'Your earlier request was received.'
          : `Your earlier request was received. Reference number: ${reference}`,
      sentence: 'You do not need to send it again.',
    },
    notReceived: {
      title: 'Your earlier request was not received.',
      sentence: 'It was not stored. If you still need it, please send it again.',
      open: 'Request a service',
    },
  },
} as const);
