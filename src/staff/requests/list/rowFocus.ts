/** Finds the rows of the request list on the page, and moves the focus between them. */

/** The id of the button that opens a request. */
export const toRowId = (reference: string): string => `row-${reference}`;

/** Without scrolling: the place in the list stays. @returns whether the row is on the page */
export const focusRow = (reference: string | undefined): boolean => {
  const row = reference === undefined ? null : document.getElementById(toRowId(reference));
  row?.focus({ preventScroll: true });
  return row !== null;
};

/** The same for a button that leaves the page: where its row is on another page, the first row of this one takes the focus. */
export const focusRowOrFirst = (reference: string | undefined): void => {
  if (!focusRow(reference))
    document.querySelector<HTMLElement>(`[id^="${toRowId('')}"]`)?.focus({ preventScroll: true });
};

/** The reference of the row that an element is in; null outside of the rows. */
export const findRowOf = (element: EventTarget): string | null =>
  element instanceof Element ? (element.closest('[data-row]')?.getAttribute('data-row') ?? null) : null;
