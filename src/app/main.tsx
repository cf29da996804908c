/** The site begins here: with the clock, which the server's answer corrects, and the pages. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { clockOf } from '../domain/clock.ts';
import { ClockContext } from '../parts/clock.ts';
import { LogContext } from '../parts/log.ts';
import { GlobalStyle } from '../theme/global.ts';
import { log } from './log.ts';
import { Router } from './router.tsx';
import { readVersion } from './version.ts';

const clock = clockOf(Date.now);
readVersion(fetch)
  .then(({ instant }) => {
    if (instant !== null) clock.correct(instant);
  })
  .catch((error: unknown) => log(`The version could not be read: ${String(error)}`));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GlobalStyle />
    <LogContext value={log}>
      <ClockContext value={clock}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </ClockContext>
    </LogContext>
  </StrictMode>,
);
