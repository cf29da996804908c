/** Finds the rows of the request list on the page, and moves the focus between them. */

/** The id of the button that opens a request. */
export const toRowId = (reference: string): string => `row-${reference}`;

/** Without scrolling: the place in the list stays. @returns whether the row is on the page */
export const focusRow = (reference: string | undefined): boolean => {
  const row = reference === undefined ? null : document.getElementById(toRowId(reference));
  row?.focus({ preventScroll: true });
  return row !== null;
};

/** The reference of the row that an element is in; null outside of the rows. */
export const findRowOf = (element: EventTarget): string | null =>
  element instanceof Element ? (element.closest('[data-row]')?.getAttribute('data-row') ?? null) : null;

const isOpener = `[id^="${toRowId('')}"]`;

/** An act may remove the button that has the focus: its row takes it, else the first of these or of the page. */
export const keepFocus = (references: Iterable<string>): void => {
  const held = document.activeElement ?? document.body;
  if (held.matches(`${isOpener}, input`)) return;
  const [first] = references;
  if (!focusRow(findRowOf(held) ?? first))
    document.querySelector<HTMLElement>(isOpener)?.focus({ preventScroll: true });
};
