/** Language switch in the header: a button per locale, labeled in its own language. A form keeps its values. */
import { useState } from 'react';
import styled from 'styled-components';
import { useLoadFailure } from '../../components/ui/useLoadFailure.ts';
import { useLocale, useMessages } from '../../context/localeContext.ts';
import { useServices } from '../../context/services.ts';
import { languageMessages } from '../../i18n/en/language.ts';
import { type Locale, locales } from '../../i18n/locales.ts';

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
  const { loadLocaleSwitch } = useServices();
  const [failed, setFailed] = useState<Locale | null>(null);
  // A second press may have loaded what failed at the first one.
  const isFailure = failed !== null && failed !== activeLocale;
  const failure = useLoadFailure(isFailure ? messages.failed(locales[failed]) : '');
  const choose = (locale: Locale) => {
    setFailed(null);
    loadLocaleSwitch()
      .then((switchLocale) => switchLocale(locale))
      .catch(() => setFailed(locale));
  };
  return (
    <Row
      role="group"
      aria-label={messages.choose}
      // Starts to load while the finger is still down.
      onPointerDown={() => loadLocaleSwitch().catch(() => {})}
    >
      {isFailure && <span role="status">{failure}</span>}
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
