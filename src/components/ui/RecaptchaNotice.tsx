/** Notices about Google, when the records are in Cloud Firestore or App Check is on. Other builds do not contain them. */

import { useMessages } from '../../context/localeContext.ts';
import { googleMessages } from '../../i18n/en/google.ts';

interface PrivacyPoint {
  readonly term: string;
  readonly text: string;
}

/** Additional points of a form's privacy notice: Cloud Firestore and reCAPTCHA. */
export const useGooglePrivacyPoints = (): readonly PrivacyPoint[] => {
  const messages = useMessages(googleMessages);
  return [
    ...(import.meta.env.SITE_STORE === 'cloud' ? [messages.stored] : []),
    ...(import.meta.env.SITE_APP_CHECK_KEY === '' ? [] : [messages.point]),
  ];
};

/** In the footer of every page. */
export const RecaptchaNotice = () => {
  const messages = useMessages(googleMessages);
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return null;
  const { lead, privacy, and, terms, end } = messages.foot;
  return (
    <p>
      <span>{lead}</span>
      <a href="https://policies.google.com/privacy">{privacy}</a>
      <span>{and}</span>
      <a href="https://policies.google.com/terms">{terms}</a>
      <span>{end}</span>
    </p>
  );
};
