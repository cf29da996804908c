/** What is said where the records hold something newer than a page shows. */
import { defineMessages } from '../define.ts';

export const newerMessages = defineMessages('newer', {
  show: 'Show updates',
  shown: 'This page is now up to date.',
} as const);
