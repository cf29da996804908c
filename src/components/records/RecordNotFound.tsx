/** Shown when no record has this address, with a link to the list. Not indexed by search engines. */
import { pageMessages } from '../../i18n/en/pages.ts';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

interface RecordNotFoundProps {
  readonly list: { readonly path: string; readonly title: string };
}

export const RecordNotFound = ({ list }: RecordNotFoundProps) => (
  <>
    <meta name="robots" content="noindex" />
    <p>{pageMessages.article.missingLead}</p>
    <ButtonRow>
      <ButtonLink to={list.path}>{pageMessages.article.back(list.title)}</ButtonLink>
    </ButtonRow>
  </>
);
