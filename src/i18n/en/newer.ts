/** What is said where the records hold something newer than a page shows. */
import { spoken } from '../define.ts';

export const newerWords = spoken('newer', {
  show: 'Show updates',
  shown: 'This page is now up to date.',
} as const);
