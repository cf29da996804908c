/** Renders the viewer into an element of a page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MachinesPage } from './MachinesPage.tsx';
import { GlobalStyle } from './theme/GlobalStyle.ts';
import { createViewer, ViewerContext, type ViewerOptions } from './viewerContext.ts';

/** @param root an empty element; the page is the viewer's alone, its address too */
export const showMachines = (root: Element, options: ViewerOptions): void =>
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle $theme={options.theme ?? {}} />
      <ViewerContext value={createViewer(options)}>
        <MachinesPage />
      </ViewerContext>
    </StrictMode>,
  );
