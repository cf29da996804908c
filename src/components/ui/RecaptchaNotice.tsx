/** Notices about Google, when the records are in Cloud Firestore or App Check is on. Other builds do not contain them. */
import { useMessages } from '../../context/localeContext.ts';
import type { Translate } from '../../i18n/define.ts';
import { googleMessages } from '../../i18n/en/google.ts';

interface PrivacyPoint {
  readonly term: string;
  readonly text: string;
}

/** Additional points of a form's privacy notice: Cloud Firestore and reCAPTCHA. */
export const listGooglePrivacyPoints = (translate: Translate): readonly PrivacyPoint[] => [
  ...(import.meta.env.SITE_STORE === 'cloud' ? [translate(googleMessages).stored] : []),
  ...(import.meta.env.SITE_APP_CHECK_KEY === '' ? [] : [translate(googleMessages).point]),
];

const Notice = () => {
  const { lead, privacy, and, terms, end } = useMessages(googleMessages).foot;
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

/** In the footer of every page. */
export const RecaptchaNotice = () => (import.meta.env.SITE_APP_CHECK_KEY === '' ? null : <Notice />);
