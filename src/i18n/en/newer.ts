/** Messages for a page whose records have changed since it loaded. */
import { defineMessages } from '../define.ts';

export const newerMessages = defineMessages('newer', {
  show: 'Show updates',
  shown: 'This page is now up to date.',
} as const);
