/** Contexts for the page's locale and for the machine that changes it. Both are injected. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';
import type { Locale } from '../i18n/locales.ts';

export const LocaleContext = createContext<Locale>('en');

/** Memoized components must call `useLocale()`, or they will not re-render when the locale changes. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** Loads the machine at the first press. Rejects when the module cannot be loaded. */
export type LoadLocaleActor = () => Promise<ActorRefFrom<typeof siteLanguageMachine>>;

export const LoadLocaleActorContext = createContext<LoadLocaleActor | null>(null);
