/**
 * Messages about Google: about reCAPTCHA when App Check is on (the footer's sentence has the wording that Google
 * requires), and about Cloud Firestore when the records are there.
 */
import { defineMessages } from '../define.ts';

export const googleMessages = defineMessages('google', {
  foot: {
    lead: 'This site is protected by reCAPTCHA and the Google ',
    privacy: 'Privacy Policy',
    and: ' and ',
    terms: 'Terms of Service',
    end: ' apply.',
  },
  /** In the privacy notice of a form, when the records are in Cloud Firestore. */
  stored: {
    term: 'Where it is stored:',
    text: "in Google's Cloud Firestore. Google stores it for the barangay.",
  },
  /** In the privacy notice of a form. */
  point: {
    term: 'Google:',
    text: 'on every page its reCAPTCHA checks that people use this site, not programs. Google learns your IP address (the address of your internet connection), which phone or computer you have, and how you use the page. We send reCAPTCHA none of your answers.',
  },
} as const);
