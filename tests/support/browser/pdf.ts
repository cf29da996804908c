/** A page as it comes out of a printer. */
import type { Page } from 'playwright-core';

const pages = /\/Type\s*\/Page\b(?!s)/g;

/** Its sheets of A4. */
export const countPdfSheets = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1').match(pages)?.length ?? 0;
