/** Contexts for the page's locale with its messages, and for the machine that changes it. Both are injected. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { siteLanguageMachine } from '../../machines/site/siteLanguage.ts';
import { type Catalogue, englishLocalization, type Localization, type Translate } from '../i18n/define.ts';
import type { Locale } from '../i18n/locales.ts';

export const LocalizationContext = createContext<Localization>(englishLocalization);

export const useLocale = (): Locale => useContext(LocalizationContext).locale;

/** For functions outside of components, which take it as an argument. */
export const useTranslate = (): Translate => useContext(LocalizationContext).translate;

/** The messages of a catalogue in the page's locale. */
export const useMessages = <Content extends object>(catalogue: Catalogue<Content>): Content =>
  useTranslate()(catalogue);

/** Loads the machine at the first press. Rejects when the module cannot be loaded. */
export type LoadLocaleActor = () => Promise<ActorRefFrom<typeof siteLanguageMachine>>;

export const LoadLocaleActorContext = createContext<LoadLocaleActor | null>(null);
