/**
 * Who is at the desk, as the clerk gave it once in the morning. The memory of the tab alone holds it, and it goes when nobody is
 * signed in any more, because another clerk may be the next.
 */
import { createContext, use } from 'react';
import { lists } from '../../content/schema/lists.ts';
import { type Officer, parseOfficer } from '../../staff-core/due/officer.ts';
import { listRecords, toPlainFields } from '../../staff-core/records.ts';
import type { StaffClient } from '../restClient.ts';

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

/** The officials whom the site names, by whom a citizen's request may be handled; no sample, and nobody without a name. @throws StaffError */
export const readOfficials = async (client: StaffClient): Promise<readonly Officer[]> => {
  const officials: Officer[] = [];
  for await (const record of listRecords(client, lists.officials.collection)) {
    const { status, sample, name, position } = toPlainFields(record.fields);
    if (status !== 'active' || sample === true || typeof name !== 'string' || typeof position !== 'string')
      continue;
    const official = parseOfficer(name, position);
    if (official !== null) officials.push(official);
  }
  return officials;
};
