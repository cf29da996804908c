/** Cebuano translation of ../en/sharing.ts. */
import type { LocaleMessages } from '../messages.ts';

export const sharing: LocaleMessages['sharing'] = {
  share: 'I-share',
  newTab: '(moabli sa bag-ong tab)',
  copyLink: 'Kopyaha ang link',
  copied: 'Nakopya na ang link.',
  byHand: 'Pindota og dugay kini nga sulat aron makopya',
};
