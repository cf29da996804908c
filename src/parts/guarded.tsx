/** Where App Check is switched on, reCAPTCHA is on every page, and the site says so. Nothing of it is in another build. */
import { guardedWords } from '../words/guarded.ts';

/** What the privacy notice of a form says besides. */
export const guardedPoints: readonly { readonly term: string; readonly text: string }[] =
  import.meta.env.SITE_APP_CHECK_KEY === '' ? [] : [guardedWords.point];

/** At the foot of every page. */
export const Guarded = () => {
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return null;
  const { lead, privacy, and, terms, end } = guardedWords.foot;
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
