/** What is said where the records hold something newer than a page shows. */
export const newerWords = {
  show: 'Show what is new',
  shown: 'The page shows what is new.',
} as const;
