import type { Page } from 'playwright-core';

/** Makes the browser report this connection as `navigator.connection`, before any script of the page runs. */
export const setConnection = (connection: object) => (page: Page) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
