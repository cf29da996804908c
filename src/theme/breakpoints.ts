/** The layout's breakpoints, in rem, so that large text gets the small layout. */
export const minWidth = {
  /** A label beside its value. */
  pair: '@media (min-width: 40rem)',
  /** Two and three columns, a table instead of cards. */
  columns: '@media (min-width: 48rem)',
  /** Navigation in the header, a side column. */
  wide: '@media (min-width: 62rem)',
} as const;

export const inDark = '@media (prefers-color-scheme: dark)';
export const inForced = '@media (forced-colors: active)';
export const onPaper = '@media print';

/** Paper is narrower than 48rem, but keeps columns and the table; only a narrow screen gets one column and cards. */
export const columnsOrPaper = '@media print, (min-width: 48rem)';
export const narrowScreen = '@media screen and (max-width: 47.99rem)';
