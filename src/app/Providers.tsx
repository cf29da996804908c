/** Wraps the site in every context it needs: the same tree in the browser and in the prerender. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { alertsMachine } from '../../machines/site/alerts.ts';
import { ClockContext } from '../context/clockContext.ts';
import { type DataSaverActorRef, DataSaverContext } from '../context/dataSaverContext.ts';
import {
  type LoadLocaleActor,
  LoadLocaleActorContext,
  LocalizationContext,
} from '../context/localeContext.ts';
import { type Logger, LoggerContext } from '../context/loggerContext.ts';
import { SiteUrlContext } from '../context/siteUrlContext.ts';
import { type createUnsavedChanges, UnsavedChangesContext } from '../context/unsavedChanges.ts';
import type { Clock } from '../domain/dates/clock.ts';
import { AlertsContext } from '../features/alerts/alertsContext.ts';
import {
  type createRequestRegistry,
  RequestRegistryContext,
} from '../features/request/submission/requestRegistry.ts';
import type { Localization } from '../i18n/define.ts';
import { type QueryClient, QueryClientContext } from '../query/queryClient.ts';
import { type SessionRecords, SessionRecordsContext } from '../query/sessionRecords.ts';
import { HydrationContext } from '../ssr/hydration/useIsHydrated.ts';
import { PrerenderDayContext } from '../ssr/hydration/useToday.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { type PageLoader, PageLoaderContext } from './pageLoader.ts';

interface ProvidersProps {
  readonly localization: Localization;
  readonly log: Logger;
  readonly clock: Clock;
  /** The day in Manila on which the page was prerendered, '2026-11-22'; null if it was not. */
  readonly prerenderedOn: string | null;
  readonly queryClient: QueryClient;
  readonly sessionRecords: SessionRecords;
  readonly unsavedChanges: ReturnType<typeof createUnsavedChanges>;
  readonly alertsActor: ActorRefFrom<typeof alertsMachine>;
  readonly dataSaver: DataSaverActorRef;
  readonly openLocaleActor: LoadLocaleActor;
  readonly requestRegistry: ReturnType<typeof createRequestRegistry>;
  readonly pageLoader: PageLoader;
  readonly siteUrl: string;
  /** Omits the global styles: of several bodies rendered into one page only the first has them. */
  readonly hasNoGlobalStyle?: boolean;
  readonly children: ReactNode;
}

/** False during the hydration of a prerendered page, so that both renders match; true from the next step on. */
const useHydrationFlag = (isPrerendered: boolean): boolean => {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
};

interface HydrationProviderProps {
  readonly isPrerendered: boolean;
  readonly children: ReactNode;
}

const HydrationProvider = ({ isPrerendered, children }: HydrationProviderProps) => (
  <HydrationContext value={useHydrationFlag(isPrerendered)}>{children}</HydrationContext>
);

export const Providers = (props: ProvidersProps) => (
  <StrictMode>
    {!props.hasNoGlobalStyle && <GlobalStyle />}
    <LoggerContext value={props.log}>
      <ClockContext value={props.clock}>
        <PrerenderDayContext value={props.prerenderedOn}>
          <QueryClientContext value={props.queryClient}>
            <UnsavedChangesContext value={props.unsavedChanges}>
              <SessionRecordsContext value={props.sessionRecords}>
                <AlertsContext value={props.alertsActor}>
                  <RequestRegistryContext value={props.requestRegistry}>
                    <SiteUrlContext value={props.siteUrl}>
                      <DataSaverContext value={props.dataSaver}>
                        <PageLoaderContext value={props.pageLoader}>
                          <LoadLocaleActorContext value={props.openLocaleActor}>
                            <LocalizationContext value={props.localization}>
                              <HydrationProvider isPrerendered={props.prerenderedOn !== null}>
                                {props.children}
                              </HydrationProvider>
                            </LocalizationContext>
                          </LoadLocaleActorContext>
                        </PageLoaderContext>
                      </DataSaverContext>
                    </SiteUrlContext>
                  </RequestRegistryContext>
                </AlertsContext>
              </SessionRecordsContext>
            </UnsavedChangesContext>
          </QueryClientContext>
        </PrerenderDayContext>
      </ClockContext>
    </LoggerContext>
  </StrictMode>
);
