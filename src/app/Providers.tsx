/** Wraps the site in what its components read: the same tree in the browser and in the prerender. */
import { type ReactNode, StrictMode, startTransition, useEffect, useState } from 'react';
import { LocalizationContext } from '../context/localeContext.ts';
import { ServicesContext, type SiteServices } from '../context/services.ts';
import type { Localization } from '../i18n/define.ts';
import { HydrationContext } from '../ssr/hydration/useIsHydrated.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';

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

interface ProvidersProps {
  readonly services: SiteServices;
  readonly localization: Localization;
  /** Omits the global styles: a prerendered page has them in its HTML, where hydration would insert them again. */
  readonly hasNoGlobalStyle?: boolean;
  readonly children: ReactNode;
}

export const Providers = ({ services, localization, hasNoGlobalStyle, children }: ProvidersProps) => (
  <StrictMode>
    {!hasNoGlobalStyle && <GlobalStyle />}
    <ServicesContext value={services}>
      <LocalizationContext value={localization}>
        <HydrationProvider isPrerendered={services.prerenderedOn !== null}>{children}</HydrationProvider>
      </LocalizationContext>
    </ServicesContext>
  </StrictMode>
);
