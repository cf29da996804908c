/** The whole site inside what it is given from outside: the same tree in the browser and where pages are drawn. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { announcementStrip } from '../../machines/announcementStrip.ts';
import type { earlierSending } from '../../machines/earlierSending.ts';
import type { Clock } from '../domain/clock.ts';
import { AliveContext } from '../parts/alive.ts';
import { type Answers, AnswersContext } from '../parts/answers.ts';
import { ClockContext } from '../parts/clock.ts';
import { EarlierContext } from '../parts/earlier.ts';
import { LanguageContext, type OpenLanguage, OpenLanguageContext } from '../parts/language.ts';
import { type Log, LogContext } from '../parts/log.ts';
import { OpenRequestsContext, type openRequestsOf } from '../parts/openRequests.ts';
import { type Saver, SaverContext } from '../parts/saver.ts';
import { SiteAddressContext } from '../parts/siteAddress.ts';
import { StripContext } from '../parts/strip.ts';
import { DrawnDayContext } from '../parts/today.ts';
import { UnsavedContext, type unsavedOf } from '../parts/unsaved.ts';
import { type Visited, VisitedContext } from '../parts/visited.ts';
import { GlobalStyle } from '../theme/global.ts';
import { language } from '../words/spoken.ts';
import { type Pages, PagesContext } from './loadedPages.ts';

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
