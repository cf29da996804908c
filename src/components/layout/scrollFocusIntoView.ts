/** Scrolls the visibly focused element out from under a sticky bottom bar, by as little as needed. */
export const scrollFocusIntoView = (bar: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || bar.contains(focused) || !focused.matches(':focus-visible')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const barTop = bar.getBoundingClientRect().top;
  if (bottom > barTop && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
};
