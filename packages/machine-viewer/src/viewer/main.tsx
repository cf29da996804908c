/** The entry point of machines.html. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '../../../../src/theme/GlobalStyle.ts';
import { LiveContext } from './live/liveContext.ts';
import { loadLive } from './live/loadLive.ts';
import { MachinesPage } from './MachinesPage.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GlobalStyle />
    <LiveContext value={loadLive === null ? null : await loadLive()}>
      <MachinesPage />
    </LiveContext>
  </StrictMode>,
);
