/** The page's heading takes the focus, so that it is read; what is in sight stays where it is. */
export const focusHeading = (): void => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};
