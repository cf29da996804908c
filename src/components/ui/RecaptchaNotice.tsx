/** What the site says of Google, where the records are in Cloud Firestore or App Check is on. Nothing of it is in another build. */
import { guardedMessages } from '../../i18n/en/guarded.ts';

interface PrivacyPoint {
  readonly term: string;
  readonly text: string;
}

/** What the privacy notice of a form says besides: of Cloud Firestore, and of reCAPTCHA. */
export const googlePrivacyPoints: readonly PrivacyPoint[] = [
  ...(import.meta.env.SITE_STORE === 'cloud' ? [guardedMessages.stored] : []),
  ...(import.meta.env.SITE_APP_CHECK_KEY === '' ? [] : [guardedMessages.point]),
];

/** At the foot of every page. */
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
