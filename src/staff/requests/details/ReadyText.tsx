/**
 * A link that writes the citizen an email: that the request is ready, or that a document is missing. No request says which language
 * its sender read, so the clerk chooses; the choice begins with the language of the site in this browser.
 */
import { useState } from 'react';
import styled from 'styled-components';
import { readLocaleCookie } from '../../../app/locale/localeCookie.ts';
import { useServices } from '../../../context/services.ts';
import { allLocales, isLocale, type Locale, locales } from '../../../i18n/locales.ts';
import { createReadyLink } from '../../../staff-core/readyText.ts';
import { StaffSelect } from '../../fields.tsx';
import type { RequestListEntry } from '../readRequests.ts';

/** English, as all of the staff page. */
const messages = {
  language: 'Language of the email',
  write: 'Write an email',
} as const;

const name = 'email-language';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.5rem 1.25rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 52px;
    font-weight: 700;
  }
`;

const findSiteLocale = (): Locale => {
  const chosen = readLocaleCookie();
  return isLocale(chosen) ? chosen : 'en';
};

interface ReadyTextProps {
  readonly entry: RequestListEntry;
}

/** Nothing for a status that needs no email, or for a request without an address. */
export const ReadyText = ({ entry: { id, request, receipt } }: ReadyTextProps) => {
  const { siteUrl } = useServices();
  const [locale, setLocale] = useState(findSiteLocale);
  const link =
    receipt === null
      ? null
      : createReadyLink(receipt, { id, email: request.fields.email }, { locale, siteUrl });
  if (link === null) return null;
  return (
    <Row>
      <StaffSelect
        name={name}
        label={messages.language}
        value={locale}
        onChange={(chosen) => {
          if (isLocale(chosen)) setLocale(chosen);
        }}
        options={allLocales.map((each) => [each, locales[each]])}
      />
      <a href={link}>{messages.write}</a>
    </Row>
  );
};
