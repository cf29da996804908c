/** The whole site inside what it is given from outside: the same tree in the browser and where pages are drawn. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { earlierSending } from '../../machines/request/pendingSubmissions.ts';
import type { announcementStrip } from '../../machines/site/alerts.ts';
import { ClockContext } from '../context/clockContext.ts';
import { type Saver, SaverContext } from '../context/dataSaverContext.ts';
import { LanguageContext, type OpenLanguage, OpenLanguageContext } from '../context/localeContext.ts';
import { type Log, LogContext } from '../context/loggerContext.ts';
import { SiteAddressContext } from '../context/siteUrlContext.ts';
import { UnsavedContext, type unsavedOf } from '../context/unsavedChanges.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { StripContext } from '../features/alerts/alertsContext.ts';
import { EarlierContext } from '../features/request/submission/pendingSubmissions.ts';
import { OpenRequestsContext, type openRequestsOf } from '../features/request/submission/requestRegistry.ts';
import { language } from '../i18n/define.ts';
import { type Answers, AnswersContext } from '../query/queryClient.ts';
import { type Visited, VisitedContext } from '../query/sessionRecords.ts';
import { AliveContext } from '../ssr/hydration/useIsHydrated.ts';
import { DrawnDayContext } from '../ssr/hydration/useToday.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { type Pages, PagesContext } from './pageLoader.ts';

interface SiteProps {
  readonly log: Log;
  readonly clock: Clock;
  /** The day in Manila on which the page was drawn, '2026-11-22'; null where it was not. */
  readonly drawnOn: string | null;
  readonly answers: Answers;
  readonly visited: Visited;
  readonly unsaved: ReturnType<typeof unsavedOf>;
  readonly strip: ActorRefFrom<typeof announcementStrip>;
  readonly earlier: ActorRefFrom<typeof earlierSending>;
  readonly saver: Saver;
  readonly openLanguage: OpenLanguage;
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
  <AliveContext value={useComingAlive(isDrawn)}>{children}</AliveContext>
);

export const Site = (given: SiteProps) => (
  <StrictMode>
    {!given.isBare && <GlobalStyle />}
    <LogContext value={given.log}>
      <ClockContext value={given.clock}>
        <DrawnDayContext value={given.drawnOn}>
          <AnswersContext value={given.answers}>
            <UnsavedContext value={given.unsaved}>
              <VisitedContext value={given.visited}>
                <StripContext value={given.strip}>
                  <EarlierContext value={given.earlier}>
                    <OpenRequestsContext value={given.requests}>
                      <SiteAddressContext value={given.address}>
                        <SaverContext value={given.saver}>
                          <PagesContext value={given.pages}>
                            <OpenLanguageContext value={given.openLanguage}>
                              <LanguageContext value={language()}>
                                <AliveSite isDrawn={given.drawnOn !== null}>{given.children}</AliveSite>
                              </LanguageContext>
                            </OpenLanguageContext>
                          </PagesContext>
                        </SaverContext>
                      </SiteAddressContext>
                    </OpenRequestsContext>
                  </EarlierContext>
                </StripContext>
              </VisitedContext>
            </UnsavedContext>
          </AnswersContext>
        </DrawnDayContext>
      </ClockContext>
    </LogContext>
  </StrictMode>
);
