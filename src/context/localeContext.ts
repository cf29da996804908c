/** The language that the page says itself in, and what changes it, as given to the page from outside. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';
import type { Locale } from '../i18n/locales.ts';

export const LocaleContext = createContext<Locale>('en');

/** What is drawn only where its own properties change is drawn in another language by asking for it. */
export const useLocale = (): Locale => useContext(LocaleContext);

/** The machine, fetched at the first press; rejects where it cannot be had. */
export type LoadLocaleActor = () => Promise<ActorRefFrom<typeof siteLanguageMachine>>;

export const LoadLocaleActorContext = createContext<LoadLocaleActor | null>(null);
