/** A band above each page says that this is no site for citizens, and what is switched on. No part of the site's own page. */
import { qaMessages } from '../i18n/en/qa.ts';
import type { Setting } from './settings.ts';

const looks = {
  band: 'display:flex;flex-wrap:wrap;gap:0 1rem;padding:0 1rem;background:#3b0a57;color:#fff;font:1rem/1.75 sans-serif',
  link: 'color:#fff',
} as const;

const said = ({ switches, ahead }: Setting): string => {
  const { band, switches: named, span } = qaMessages;
  const on = switches.length === 0 ? band.none : switches.map((each) => named[each].name).join(', ');
  return ahead === 0 ? on : `${on}, ${band.ahead(span(ahead))}`;
};

/** Answers what tells it a new setting. */
export const showBand = (setting: Setting): ((setting: Setting) => void) => {
  const [band, sign, state, link] = (['aside', 'b', 'span', 'a'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLAnchorElement];
  band.setAttribute('aria-label', qaMessages.band.label);
  band.style.cssText = looks.band;
  sign.textContent = qaMessages.band.sign;
  state.textContent = said(setting);
  link.textContent = qaMessages.band.machines;
  link.href = '/machines';
  link.style.cssText = looks.link;
  band.append(sign, state, link);
  document.body.prepend(band);
  return (next) => {
    state.textContent = said(next);
  };
};
