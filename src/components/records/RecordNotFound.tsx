/** No record is at this address: said plainly, with the way back to the list. Kept from search engines. */
import { pageWords } from '../../i18n/en/pages.ts';
import { Actions, ButtonLink } from '../ui/Button.tsx';

interface MissingRecordProps {
  readonly list: { readonly path: string; readonly title: string };
}

export const MissingRecord = ({ list }: MissingRecordProps) => (
  <>
    <meta name="robots" content="noindex" />
    <p>{pageWords.article.missingLead}</p>
    <Actions>
      <ButtonLink to={list.path}>{pageWords.article.back(list.title)}</ButtonLink>
    </Actions>
  </>
);
