/** Context for the page's locale with its messages, which change while the page is open. */
import { createContext, useContext } from 'react';
import { type Catalogue, englishLocalization, type Localization, type Translate } from '../i18n/define.ts';
import type { Locale } from '../i18n/locales.ts';

export const LocalizationContext = createContext<Localization>(englishLocalization);

export const useLocale = (): Locale => useContext(LocalizationContext).locale;

/** For functions outside of components, which take it as an argument. */
export const useTranslate = (): Translate => useContext(LocalizationContext).translate;

/** The messages of a catalogue in the page's locale. */
export const useMessages = <Content extends object>(catalogue: Catalogue<Content>): Content =>
  useTranslate()(catalogue);
