/** What is around every page, and what happens when the path changes: to the top, and the notice of an unknown path goes (spec §2). */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '../components/layout/Container.ts';
import { Alert } from '../components/ui/Alert.tsx';
import { ContactsProvider } from '../features/contacts/ContactsProvider.tsx';
import { FooterHotlines } from '../features/contacts/FooterHotlines.tsx';
import { PageFeedback } from '../features/feedback/PageFeedback.tsx';
import { RequestNotices } from '../features/request/submission/RequestNotices.tsx';
import { partMessages } from '../i18n/en/parts.ts';
import { menuItems } from '../routes/menu.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import type { LastPath } from './LazyPage.tsx';
import { Page } from './shell/Page.tsx';
import { useHashFocus } from './useHashFocus.ts';

const NoticeContainer = styled(Container)`
  padding-top: 1rem;
  padding-bottom: 1rem;
`;

/* It fills the window, so that what stands below it is not seen to move while a page's records come. */
const Content = styled.div`
  @media screen {
    min-height: 100vh;
  }
`;

/** The state a redirect from an unknown path carries. */
export const notFoundState = { notFound: true } as const;

const isNotFound = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'notFound' in state && state.notFound === true;

/** True from the redirect of an unknown path until dismissed or gone on; the history forgets it at once, so that a reload does not say it again. */
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

/** To the top where the path changes, back and forward included; a reload may stay where it was. */
const useScrollToTop = (pathname: string): void => {
  const scrolledFor = useRef(pathname);
  useLayoutEffect(() => {
    if (scrolledFor.current !== pathname) window.scrollTo(0, 0);
    scrolledFor.current = pathname;
  }, [pathname]);
  useEffect(() => {
    const disableRestoration = () => {
      window.history.scrollRestoration = 'manual';
    };
    const enableRestoration = () => {
      window.history.scrollRestoration = 'auto';
    };
    disableRestoration();
    window.addEventListener('pageshow', disableRestoration);
    window.addEventListener('pagehide', enableRestoration);
    return () => {
      window.removeEventListener('pageshow', disableRestoration);
      window.removeEventListener('pagehide', enableRestoration);
      enableRestoration();
    };
  }, []);
};

export const Layout = () => {
  const { pathname } = useLocation();
  const lastPath: LastPath = useRef<string | null>(null);
  const [isNoticeVisible, dismissNotice] = useNotFound();
  useScrollToTop(pathname);
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
                title={partMessages.notFound.title}
                onDismiss={dismissNotice}
              >
                <p>{partMessages.notFound.sentence}</p>
              </Alert>
            </NoticeContainer>
          )}
        </div>
        <RequestNotices />
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
