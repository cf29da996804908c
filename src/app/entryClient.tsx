/** The entry: the pages by name, given to everything else. */
import { begin } from './hydrate.tsx';
import { pagesOf } from './pageLoader.ts';
import { loads } from './pages.ts';

void begin(pagesOf(loads));
