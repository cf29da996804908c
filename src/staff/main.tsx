/** staff.html begins here: with the sign-in of the store that the build was made for. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { settingsOf } from '../database/settings.ts';
import { GlobalStyle } from '../theme/global.ts';
import { Page } from './page.tsx';
import { tokenSession } from './tokenSession.ts';

const settings = settingsOf(import.meta.env);
const session =
  settings.store === 'cloud' ? (await import('./linkSession.ts')).linkSession(settings) : tokenSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GlobalStyle />
    <Page session={session} />
  </StrictMode>,
);
