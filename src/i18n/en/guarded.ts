/**
 * What the site says of Google: of reCAPTCHA, where App Check is switched on (the foot's sentence is in the words that Google
 * asks for), and of Cloud Firestore, where the records are there.
 * The call is marked as pure: `spoken` registers the sentences, so a bundler would keep them in a build that shows none.
 */
import { defineMessages } from '../define.ts';

export const guardedMessages = /* @__PURE__ */ defineMessages('guarded', {
  foot: {
    lead: 'This site is protected by reCAPTCHA and the Google ',
    privacy: 'Privacy Policy',
    and: ' and ',
    terms: 'Terms of Service',
    end: ' apply.',
  },
  /** In the privacy notice of a form, where the records are in Cloud Firestore. */
  stored: {
    term: 'Where it is stored:',
    text: "in Google's Cloud Firestore. Google stores it for the barangay.",
  },
  /** In the privacy notice of a form. */
  point: {
    term: 'Google:',
    text: 'on every page its reCAPTCHA checks that people use this site, not programs. Google learns your network address, which phone or computer you have, and how you use the page. We send reCAPTCHA none of your answers.',
  },
} as const);
