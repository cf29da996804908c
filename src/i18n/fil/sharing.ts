/** Filipino translation of ../en/sharing.ts. */
import type { LocaleMessages } from '../messages.ts';

export const sharing: LocaleMessages['sharing'] = {
  share: 'Ibahagi',
  newTab: '(bubukas sa bagong tab)',
  copyLink: 'Kopyahin ang link',
  copied: 'Nakopya na ang link.',
  byHand: 'Pindutin nang matagal ang text na ito para makopya',
};
