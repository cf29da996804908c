/** Messages about sharing and copying, of a page's address and of a receipt. */
import { defineMessages } from '../define.ts';

export const sharingMessages = defineMessages('sharing', {
  share: 'Share',
  newTab: '(opens in a new tab)',
  copyLink: 'Copy the link',
  copied: 'Link copied.',
  byHand: 'Press and hold this text to copy it',
} as const);
