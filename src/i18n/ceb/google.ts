/** Cebuano translation of ../en/google.ts. The footer's sentence keeps the wording that Google requires. */
import type { LocaleMessages } from '../messages.ts';

export const google: LocaleMessages['google'] = {
  foot: {
    lead: 'This site is protected by reCAPTCHA and the Google ',
    privacy: 'Privacy Policy',
    and: ' and ',
    terms: 'Terms of Service',
    end: ' apply.',
  },
  stored: {
    term: 'Asa kini gitipigan:',
    text: 'sa Cloud Firestore sa Google. Gitipigan kini sa Google alang sa barangay.',
  },
  point: {
    term: 'Google:',
    text: 'sa matag page susihon sa iyang reCAPTCHA kon tawo ang naggamit niining site, dili programa. Mahibaloan sa Google ang imong IP address (ang address sa imong koneksyon sa internet), kon unsa ang imong cellphone o computer, ug kon giunsa nimo paggamit ang page. Dili namo ipadala sa reCAPTCHA ang imong mga tubag.',
  },
};
