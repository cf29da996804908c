/** The media queries of the page. Its width is in rem, so that large text gets the layout of a phone. */
export const wide = '@media (min-width: 62rem)';
export const inForcedColors = '@media (forced-colors: active)';
