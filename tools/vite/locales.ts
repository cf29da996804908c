/** The message catalogues of each language, for commands and the build, and a way to render in one of them. */
import { activateLocale } from '../../src/i18n/activateLocale.ts';
import { catalogue as cebuano } from '../../src/i18n/ceb/messages.ts';
import { catalogue as filipino } from '../../src/i18n/fil/messages.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { MessageCatalogue } from '../../src/i18n/messages.ts';

/** Null for English, whose messages are the source files themselves. */
export const messageCatalogues: Readonly<Record<Locale, MessageCatalogue | null>> = {
  en: null,
  fil: filipino,
  ceb: cebuano,
};

/** Renders in a locale, then activates English again. */
export const withLocale = <Made>(locale: Locale, render: () => Made): Made => {
  activateLocale(locale, { ...messageCatalogues[locale] });
  try {
    return render();
  } finally {
    activateLocale('en', null);
  }
};
