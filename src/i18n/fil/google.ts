/** Filipino translation of ../en/google.ts. The footer's sentence keeps the wording that Google requires. */
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
    term: 'Saan ito naka-store:',
    text: 'sa Cloud Firestore ng Google. Iniingatan ito ng Google para sa barangay.',
  },
  point: {
    term: 'Google:',
    text: 'sa bawat pahina, tinitingnan ng reCAPTCHA nito kung tao ang gumagamit ng site, hindi programa. Nalalaman ng Google ang IP address ninyo (ang address ng koneksyon ninyo sa internet), kung anong cellphone o computer ang gamit ninyo, at kung paano ninyo ginagamit ang pahina. Hindi namin ipinapadala sa reCAPTCHA ang mga sagot ninyo.',
  },
};
