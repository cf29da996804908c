/** A banner above each page: it says that this is no site for citizens, and lists the active switches. */
import { qaMessages } from './qaMessages.ts';
import type { QaSetting } from './settings.ts';

const styles = {
  band: 'display:flex;flex-wrap:wrap;gap:0 1rem;padding:0 1rem;background:#3b0a57;color:#fff;font:1rem/1.75 sans-serif',
  link: 'color:#fff',
} as const;

const describeSetting = ({ switches, ahead }: QaSetting): string => {
  const { band, switches: named, span } = qaMessages;
  const on = switches.length === 0 ? band.none : switches.map((each) => named[each].name).join(', ');
  return ahead === 0 ? on : `${on}, ${band.ahead(span(ahead))}`;
};

/** Returns a function that updates the banner. */
export const showBanner = (setting: QaSetting): ((setting: QaSetting) => void) => {
  const [band, sign, state, link] = (['aside', 'b', 'span', 'a'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLAnchorElement];
  band.setAttribute('aria-label', qaMessages.band.label);
  band.style.cssText = styles.band;
  sign.textContent = qaMessages.band.sign;
  state.textContent = describeSetting(setting);
  link.textContent = qaMessages.band.machines;
  link.href = '/machines';
  link.style.cssText = styles.link;
  band.append(sign, state, link);
  document.body.prepend(band);
  return (next) => {
    state.textContent = describeSetting(next);
  };
};
