/** What is seen to have the focus comes out from under a foot that lies over the page, by as much as it needs. */
export const scrollFocusIntoView = (bar: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || bar.contains(focused) || !focused.matches(':focus-visible')) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const barTop = bar.getBoundingClientRect().top;
  if (bottom > barTop && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
};
