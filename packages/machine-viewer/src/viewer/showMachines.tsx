/** Renders the viewer into an element of a page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../../../src/theme/GlobalStyle.ts';
import { MachinesPage } from './MachinesPage.tsx';
import { createViewer, ViewerContext, type ViewerOptions } from './viewerContext.ts';

/** @param root an empty element; the page is the viewer's alone, its address too */
export const showMachines = (root: Element, options: ViewerOptions): void =>
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <ViewerContext value={createViewer(options)}>
        <MachinesPage />
      </ViewerContext>
    </StrictMode>,
  );
