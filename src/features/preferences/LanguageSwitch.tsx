/** Language switch in the header: a button per locale, labeled in its own language. A form keeps its values. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { type SiteServices, useServices } from '../../context/services.ts';
import { languageMessages } from '../../i18n/en/language.ts';
import { isLocale, type Locale, locales } from '../../i18n/locales.ts';

/* Hidden without scripts: the browser's language preference applies. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  @media (scripting: none) {
    display: none;
  }
  button {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  [aria-pressed='true'] {
    font-weight: 700;
    text-decoration: underline 3px var(--gold);
  }
`;

export const LanguageSwitch = () => {
  const messages = useMessages(languageMessages);
  const activeLocale = useLocale();
  const { loadLocaleActor } = useServices();
  const [actor, setActor] = useState<Awaited<ReturnType<SiteServices['loadLocaleActor']>>>();
  /** The locale chosen when its actor could not be loaded. */
  const [failedToOpen, setFailedToOpen] = useState<Locale | null>(null);
  const failed = useSelector(actor, (state) =>
    state?.hasTag('failed') ? state.context.wanted : failedToOpen,
  );
  const failure = useLoadFailure(isLocale(failed) ? messages.failed(locales[failed]) : '');
  const openActor = async () => {
    const openedActor = await loadLocaleActor();
    setActor(openedActor);
    return openedActor;
  };
  const choose = (locale: Locale) => {
    setFailedToOpen(null);
    openActor().then(
      (openedActor) => openedActor?.send({ type: 'CHOOSE', language: locale }),
      () => setFailedToOpen(locale),
    );
  };
  return (
    <Row
      role="group"
      aria-label={messages.choose}
      // Starts to load while the finger is still down.
      onPointerDown={() => openActor().catch(() => {})}
    >
      {isLocale(failed) && <span role="status">{failure}</span>}
      {(Object.keys(locales) as Locale[]).map((locale) => (
        <button
          key={locale}
          id={`choose-${locale}`}
          type="button"
          lang={locale}
          aria-pressed={locale === activeLocale}
          onClick={() => choose(locale)}
        >
          {locales[locale]}
        </button>
      ))}
    </Row>
  );
};
