/** What is seen to have the focus comes out from under a foot that lies over the page, by as much as it needs. */
export const uncoverFocus = (foot: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || foot.contains(focused) || !focused.matches(':focus-visible')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const head = foot.getBoundingClientRect().top;
  if (bottom > head && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
};
