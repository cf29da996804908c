/** Shown when no record has this address, with a link to the list. Not indexed by search engines. */
import { useMessages, useTranslate } from '../../context/localeContext.ts';
import { pageMessages } from '../../i18n/en/pages.ts';
import { pageTitle, routeOfPage } from '../../routes/menu.ts';
import type { PageName } from '../../routes/table.ts';
import { ButtonLink, ButtonRow } from '../ui/Button.tsx';

interface RecordNotFoundProps {
  /** The page of the list. */
  readonly page: PageName;
}

export const RecordNotFound = ({ page }: RecordNotFoundProps) => {
  const translate = useTranslate();
  const messages = useMessages(pageMessages);
  return (
    <>
      <meta name="robots" content="noindex" />
      <p>{messages.article.missingLead}</p>
      <ButtonRow>
        <ButtonLink to={routeOfPage(page).path}>
          {messages.article.back(pageTitle(page, translate))}
        </ButtonLink>
      </ButtonRow>
    </>
  );
};
