/** Notices about Google, when the records are in Cloud Firestore or App Check is on. Other builds do not contain them. */
import { guardedMessages } from '../../i18n/en/guarded.ts';

interface PrivacyPoint {
  readonly term: string;
  readonly text: string;
}

/** Additional points of a form's privacy notice: Cloud Firestore and reCAPTCHA. */
export const googlePrivacyPoints: readonly PrivacyPoint[] = [
  ...(import.meta.env.SITE_STORE === 'cloud' ? [guardedMessages.stored] : []),
  ...(import.meta.env.SITE_APP_CHECK_KEY === '' ? [] : [guardedMessages.point]),
];

/** In the footer of every page. */
export const RecaptchaNotice = () => {
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return null;
  const { lead, privacy, and, terms, end } = guardedMessages.foot;
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
