/** Browser entry: hydrates the site with the imports of its pages. */
import { hydrate } from './hydrate.tsx';
import { createPageLoader } from './pageLoader.ts';
import { pageImports } from './pages.ts';
import { mountPage } from './start/mountPage.ts';

void hydrate(createPageLoader(pageImports), mountPage);
