/** The entry: the pages by name, given to everything else. */
import { begin } from './begin.tsx';
import { pagesOf } from './loadedPages.ts';
import { loads } from './pages.ts';

void begin(pagesOf(loads));
