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
  /** Another version of this request is stored under its receipt code: nobody can compare the answers. */
  sentAlready: {
    title: 'This request was sent already.',
    reference: (reference: string) => `Reference number: ${reference}`,
    day: (moment: string) => `Your day: ${moment}`,
    sentence:
      'It was sent from this page or another one, maybe with other answers. If it is the same request, you do not need to send it again.',
    check: 'See the request that was sent',
    another: 'Send what is here as another request',
    robotFirst: 'Tick the box below first.',
  },
  /** A submission of an earlier session whose response was lost. */
  earlier: {
    received: {
      title: (reference: string) => `Your earlier request was received. Reference number: ${reference}`,
      sentence: 'You do not need to send it again.',
    },
    notReceived: {
      title: 'Your earlier request was not received.',
      sentence: 'It was not stored. If you still need it, please send it again.',
      open: 'Request a service',
    },
  },
} as const);
