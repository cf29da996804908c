/** Puts the tree into the page: hydrates what was prerendered, or renders it from nothing. */
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { PageLoader } from '../../context/services.ts';
import { findRoute } from '../../routes/menu.ts';
import { consoleLogger } from '../consoleLogger.ts';

/** Whether the code of the page at this address could be loaded. */
const loadCurrentPage = async (pageLoader: PageLoader): Promise<boolean> => {
  const page = findRoute(window.location.pathname)?.page;
  if (page === undefined) return false;
  try {
    await pageLoader.load(page);
    return true;
  } catch {
    return false;
  }
};

const hydrateInTransition = (container: HTMLElement, tree: ReactNode): Promise<Root> =>
  new Promise((resolve) => {
    const onRecoverableError = (error: unknown) =>
      consoleLogger(`A prerendered page was rendered again: ${String(error)}`);
    startTransition(() => resolve(hydrateRoot(container, tree, { onRecoverableError })));
  });

/**
 * A prerendered page is hydrated once its code is there. If the code cannot be loaded, the page is rendered, and the router
 * shows the error.
 */
export const mountPage = async (
  tree: ReactNode,
  isPrerendered: boolean,
  pageLoader: PageLoader,
): Promise<Root> => {
  const container = document.getElementById('root')!;
  if (isPrerendered && (await loadCurrentPage(pageLoader))) return hydrateInTransition(container, tree);
  // The head's tags belong to another page or to none; each page renders its own.
  for (const each of document.querySelectorAll('title,[rel=canonical],[name=description],[property]'))
    each.remove();
  const root = createRoot(container);
  root.render(tree);
  return root;
};
