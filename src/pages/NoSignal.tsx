/**
 * A page that cannot be loaded without a signal: another try, and what can be opened meanwhile. It is no error (spec §8): the
 * page opens by itself once the site answers.
 */
import { useEffect } from 'react';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { PageHeader } from '../components/layout/PageHeader.tsx';
import { LinkRow, LinkRowText, LinkRowTitle } from '../components/links/LinkRow.ts';
import { Icon } from '../components/media/Icon.tsx';
import { Button } from '../components/ui/Button.tsx';
import { useMessages, useTranslate } from '../context/localeContext.ts';
import { partMessages } from '../i18n/en/parts.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { pageTitle, toWindowTitle } from '../routes/menu.ts';
import type { PageName } from '../routes/table.ts';

/** A page that opens without a signal. */
export interface OfflinePage {
  readonly page: PageName;
  readonly path: string;
  /** Whether the service worker has its document; otherwise only this session has its code. */
  readonly isCached: boolean;
}

const Retry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
`;

const Pages = styled.section`
  max-width: 42rem;
  padding-top: 2.5rem;
  ul {
    margin-top: 0.75rem;
    border-top: 3px solid var(--rule);
  }
  li {
    border-bottom: 1px solid var(--line);
  }
`;

interface NoSignalProps {
  readonly pages: readonly OfflinePage[];
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export const NoSignal = ({ pages, isTrying, onRetry }: NoSignalProps) => {
  const translate = useTranslate();
  const messages = useMessages(partMessages).noSignal;
  useEffect(focusHeading, []);
  return (
    <Container $foot>
      <title>{toWindowTitle(messages.title)}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={messages.title} lead={messages.lead} />
      <Retry>
        <Button onClick={onRetry}>{messages.again}</Button>
        <span role="status">{isTrying && messages.trying}</span>
      </Retry>
      {pages.length > 0 && (
        <Pages>
          <h2>{messages.onPhone}</h2>
          <ul>
            {pages.map(({ page, path, isCached }) => (
              <li key={page}>
                <LinkRow to={path} reloadDocument={isCached}>
                  <LinkRowText>
                    <LinkRowTitle>{pageTitle(page, translate)}</LinkRowTitle>
                  </LinkRowText>
                  <Icon name="state-chevron" />
                </LinkRow>
              </li>
            ))}
          </ul>
        </Pages>
      )}
    </Container>
  );
};
