/**
 * Reports to the sign-in machine that somebody uses the page: a key, a press or a scroll. Timers stop while a device sleeps,
 * so the first use after a long sleep is reported as an absence.
 */
import { useEffect, useRef } from 'react';
import { signedInFor } from '../../../machines/staff/signIn.ts';

const uses = ['keydown', 'pointerdown', 'wheel', 'scroll'] as const;
const returns = ['focus', 'visibilitychange'] as const;

/** A report restarts timers of minutes; each is a render of the page. */
const reportEvery = 10_000;

interface Activity {
  readonly isSignedIn: boolean;
  /** The page warns: the next use counts at once. */
  readonly isWarned: boolean;
  readonly report: (type: 'ACTIVE' | 'AWAY') => void;
}

export const useActivity = ({ isSignedIn, isWarned, report }: Activity): void => {
  const usedAt = useRef(0);
  useEffect(() => {
    if (isSignedIn) usedAt.current = Date.now();
  }, [isSignedIn]);
  useEffect(() => {
    if (!isSignedIn) return;
    let reportedAt = isWarned ? 0 : Date.now();
    const noteReturn = () => {
      if (Date.now() - usedAt.current > signedInFor) report('AWAY');
    };
    const noteUse = () => {
      const now = Date.now();
      if (now - usedAt.current > signedInFor) return report('AWAY');
      usedAt.current = now;
      // A clock that is set back must not silence the reports.
      if (Math.abs(now - reportedAt) < reportEvery) return;
      reportedAt = now;
      report('ACTIVE');
    };
    const options = { capture: true, passive: true };
    for (const name of uses) window.addEventListener(name, noteUse, options);
    for (const name of returns) window.addEventListener(name, noteReturn, options);
    return () => {
      for (const name of uses) window.removeEventListener(name, noteUse, options);
      for (const name of returns) window.removeEventListener(name, noteReturn, options);
    };
  }, [isSignedIn, isWarned, report]);
};
