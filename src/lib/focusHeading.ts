/** Focuses the page's heading, so that a screen reader reads it. Does not scroll. */
export const focusHeading = (): void => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
