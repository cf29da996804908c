/** The entry: the pages by name, given to everything else. */
import { hydrate } from './hydrate.tsx';
import { createPageLoader } from './pageLoader.ts';
import { pageImports } from './pages.ts';

void hydrate(createPageLoader(pageImports));
