/**
 * Who is at the desk, as the clerk gave it once in the morning. The memory of the tab alone holds it, and it goes when nobody is
 * signed in any more, because another clerk may be the next.
 */
import { createContext, use } from 'react';
import type { Officer } from '../../staff-core/due/officer.ts';

/** What the clerk answered; the officer is null where they left the name out. */
export interface OfficerAnswer {
  readonly officer: Officer | null;
}

interface OfficerState {
  /** null before the clerk answered. */
  readonly answer: OfficerAnswer | null;
  readonly setAnswer: (answer: OfficerAnswer) => void;
}

export const OfficerContext = createContext<OfficerState>({ answer: null, setAnswer: () => {} });

/** Whom the citizen reads as the official who handles the request; null where nobody said it. */
export const useOfficer = (): Officer | null => use(OfficerContext).answer?.officer ?? null;
