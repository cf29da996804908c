/** The whole site inside what it is given from outside: the same tree in the browser and where pages are drawn. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { earlierSending } from '../../machines/request/pendingSubmissions.ts';
import type { announcementStrip } from '../../machines/site/alerts.ts';
import { ClockContext } from '../context/clockContext.ts';
import { type DataSaverActorRef, DataSaverContext } from '../context/dataSaverContext.ts';
import { type LoadLocaleActor, LoadLocaleActorContext, LocaleContext } from '../context/localeContext.ts';
import { type Logger, LoggerContext } from '../context/loggerContext.ts';
import { SiteUrlContext } from '../context/siteUrlContext.ts';
import { type createUnsavedChanges, UnsavedChangesContext } from '../context/unsavedChanges.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { StripContext } from '../features/alerts/alertsContext.ts';
import { EarlierContext } from '../features/request/submission/pendingSubmissions.ts';
import { OpenRequestsContext, type openRequestsOf } from '../features/request/submission/requestRegistry.ts';
import { currentLocale } from '../i18n/define.ts';
import { type QueryClient, QueryClientContext } from '../query/queryClient.ts';
import { type SessionRecords, SessionRecordsContext } from '../query/sessionRecords.ts';
import { HydrationContext } from '../ssr/hydration/useIsHydrated.ts';
import { PrerenderDayContext } from '../ssr/hydration/useToday.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { type Pages, PagesContext } from './pageLoader.ts';

interface SiteProps {
  readonly log: Logger;
  readonly clock: Clock;
  /** The day in Manila on which the page was drawn, '2026-11-22'; null where it was not. */
  readonly drawnOn: string | null;
  readonly answers: QueryClient;
  readonly visited: SessionRecords;
  readonly unsaved: ReturnType<typeof createUnsavedChanges>;
  readonly strip: ActorRefFrom<typeof announcementStrip>;
  readonly earlier: ActorRefFrom<typeof earlierSending>;
  readonly saver: DataSaverActorRef;
  readonly openLanguage: LoadLocaleActor;
  readonly requests: ReturnType<typeof openRequestsOf>;
  readonly pages: Pages;
  readonly address: string;
  /** Without the styles of every page: of several that are drawn into one the first has them. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A drawn page is the same when it is taken over, and alive in the next step. */
const useComingAlive = (isDrawn: boolean): boolean => {
  const [isAlive, setAlive] = useState(!isDrawn);
  useEffect(() => startTransition(() => setAlive(true)), []);
  return isAlive;
};

interface AliveSiteProps {
  readonly isDrawn: boolean;
  readonly children: ReactNode;
}

const AliveSite = ({ isDrawn, children }: AliveSiteProps) => (
  <HydrationContext value={useComingAlive(isDrawn)}>{children}</HydrationContext>
);

export const Site = (given: SiteProps) => (
  <StrictMode>
    {!given.isBare && <GlobalStyle />}
    <LoggerContext value={given.log}>
      <ClockContext value={given.clock}>
        <PrerenderDayContext value={given.drawnOn}>
          <QueryClientContext value={given.answers}>
            <UnsavedChangesContext value={given.unsaved}>
              <SessionRecordsContext value={given.visited}>
                <StripContext value={given.strip}>
                  <EarlierContext value={given.earlier}>
                    <OpenRequestsContext value={given.requests}>
                      <SiteUrlContext value={given.address}>
                        <DataSaverContext value={given.saver}>
                          <PagesContext value={given.pages}>
                            <LoadLocaleActorContext value={given.openLanguage}>
                              <LocaleContext value={currentLocale()}>
                                <AliveSite isDrawn={given.drawnOn !== null}>{given.children}</AliveSite>
                              </LocaleContext>
                            </LoadLocaleActorContext>
                          </PagesContext>
                        </DataSaverContext>
                      </SiteUrlContext>
                    </OpenRequestsContext>
                  </EarlierContext>
                </StripContext>
              </SessionRecordsContext>
            </UnsavedChangesContext>
          </QueryClientContext>
        </PrerenderDayContext>
      </ClockContext>
    </LoggerContext>
  </StrictMode>
);
