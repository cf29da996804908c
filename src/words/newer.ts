/** What is said where the records hold something newer than a page shows. */
import { spoken } from './spoken.ts';

export const newerWords = spoken('newer', {
  show: 'Show what is new',
  shown: 'The page shows what is new.',
} as const);
