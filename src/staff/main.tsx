/** Entry of staff.html: starts the page with the sign-in of the store that the build is for. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFirestoreSettings } from '../firestore/settings.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { FetchError } from './FetchError.tsx';
import { StaffPage } from './StaffPage.tsx';
import { createTokenSession } from './session/tokenSession.ts';

const settings = readFirestoreSettings(import.meta.env);
/** null if its files failed to load. No clerk is signed in yet, and a reload requests them again. */
const session =
  settings.store === 'cloud'
    ? await importWithRetry(() => import('./session/linkSession.ts')).then(
        ({ createLinkSession }) => createLinkSession(settings),
        () => null,
      )
    : createTokenSession();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GlobalStyle />
    {session === null ? <FetchError onAgain={() => location.reload()} /> : <StaffPage session={session} />}
  </StrictMode>,
);
