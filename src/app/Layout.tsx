/**
 * Layout around every page (spec §2). When the path changes it removes the unknown-path notice.
 */
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { Alert } from '../components/ui/Alert.tsx';
import { useMessages } from '../context/localeContext.ts';
import { ContactsProvider } from '../features/contacts/ContactsProvider.tsx';
import { FooterHotlines } from '../features/contacts/FooterHotlines.tsx';
import { PageFeedback } from '../features/feedback/PageFeedback.tsx';
import { RequestNoticesArea } from '../features/request/submission/RequestNoticesArea.tsx';
import { partMessages } from '../i18n/en/parts.ts';
import { menuItems } from '../routes/menu.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { LastPath } from './LazyPage.tsx';
import { Page } from './shell/Page.tsx';
import { useHashFocus } from './useHashFocus.ts';
import { useScrollPosition } from './useScrollPosition.ts';

const NoticeContainer = styled(Container)`
  padding-top: 1rem;
  padding-bottom: 1rem;
`;

/* The content fills the window, so that nothing below it visibly moves while the page's records load. */
const Content = styled.div`
  @media screen {
    min-height: 100vh;
  }
`;

/** Location state that a redirect from an unknown path carries. */
export const notFoundState = { notFound: true } as const;

const isNotFound = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'notFound' in state && state.notFound === true;

/**
 * True after the redirect from an unknown path, until the notice is dismissed or the user navigates. The history entry
 * loses the state at once, so that a reload does not repeat the notice.
 */
const useNotFound = (): readonly [boolean, () => void] => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [noticePath, setNoticePath] = useState<string | null>(null);
  useEffect(() => {
    if (!isNotFound(state)) return;
    setNoticePath(pathname);
    window.scrollTo(0, 0);
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  useEffect(() => {
    setNoticePath((current) => (current === pathname ? current : null));
  }, [pathname]);
  return [noticePath === pathname, () => setNoticePath(null)];
};

export const Layout = () => {
  const messages = useMessages(partMessages);
  const { pathname } = useLocation();
  const lastPath: LastPath = useRef<string | null>(null);
  const [isNoticeVisible, dismissNotice] = useNotFound();
  useScrollPosition();
  useHashFocus();
  return (
    <ContactsProvider>
      <Page items={menuItems} footerItems={menuItems} hotlines={<FooterHotlines />}>
        <div role="status">
          {isNoticeVisible && (
            <NoticeContainer>
              <Alert
                tone="warning"
                role="none"
                icon="state-info"
                title={messages.notFound.title}
                onDismiss={dismissNotice}
              >
                <p>{messages.notFound.sentence}</p>
              </Alert>
            </NoticeContainer>
          )}
        </div>
        <RequestNoticesArea />
        <ErrorBoundary key={pathname}>
          <Content>
            <Outlet context={lastPath} />
          </Content>
          <PageFeedback />
        </ErrorBoundary>
      </Page>
    </ContactsProvider>
  );
};
