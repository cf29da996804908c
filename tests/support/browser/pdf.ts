/** A page as it comes out of a printer. */
import type { Locator, Page } from 'playwright-core';

const pages = /\/Type\s*\/Page\b(?!s)/g;

/** The papers of offices here, as a style sheet names them, with the last numbers of a PDF's sheet in points. */
const papers = { A4: /59[45]\S* 84[12]/, Letter: /612 792/, '8.5in 13in': /612 936/ } as const;

type SheetCounts = Readonly<Record<keyof typeof papers, number>>;

/** What prints on one sheet, whichever paper is in the printer. */
export const oneSheet: SheetCounts = { A4: 1, Letter: 1, '8.5in 13in': 1 };

/** Its sheets on each paper: not every browser takes the size that the page asks for. */
export const countPdfSheets = async (page: Page): Promise<SheetCounts> => {
  const counts = { ...oneSheet };
  for (const paper of Object.keys(papers) as (keyof SheetCounts)[]) {
    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@page { size: ${size} }`);
      document.adoptedStyleSheets = [sheet];
    }, paper);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    if (!new RegExp(`/MediaBox\\s*\\[0 0 ${papers[paper].source}`).test(pdf))
      throw new Error(`The page was not printed on ${paper}.`);
    counts[paper] = pdf.match(pages)?.length ?? 0;
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return counts;
};

/** A4 between its margins of 15 mm, in pixels. */
const sheetWidth = 680;

/** Lays the page out as on a sheet, so that a test can measure it. */
export const layOutAsPrinted = async (page: Page): Promise<void> => {
  await page.setViewportSize({ width: sheetWidth, height: 1_000 });
  await page.emulateMedia({ media: 'print' });
};

/** Words of which a line has only a part, because their cell is narrower; a link or a code may break, as it has no words. */
export const findBrokenWords = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((root) => {
    const broken: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isCode = /^https?:/.test(node.textContent ?? '') || /^[0-9a-f]{8,}/.test(word);
        if (lines.size > 1 && !isCode) broken.push(word);
      }
    return broken;
  });

/** The size of its type in points. */
export const readPointSize = (part: Locator): Promise<number> =>
  part.evaluate((element) => Math.round(Number.parseFloat(getComputedStyle(element).fontSize) * 7.5) / 10);
