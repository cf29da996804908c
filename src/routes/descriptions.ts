/** What each page is about, in one sentence for search engines and for who shares it. A page without one does not compile. */
import { headWords } from '../words/head.ts';
import type { PageName } from './table.ts';

export const descriptions: Readonly<Record<PageName, string>> = headWords.descriptions;
