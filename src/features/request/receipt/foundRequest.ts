/**
 * What the status page shows of a found request. The receipt has no service, and one of an earlier release has no day, but the tab that
 * sent the request may have both. Else the service is the one that the link names: anybody can write a link.
 */
import type { ReceiptCodeInput, ReceiptStatus } from '../../../../machines/request/status.ts';
import { appointmentOf, isAppearanceDue } from '../../../domain/request/appointment.ts';
import { parseRequestState } from '../../../domain/request/requestState.ts';
import { parseFormType } from '../../../form/typeNames.ts';

export const readRequest = (found: ReceiptStatus, codeInput: ReceiptCodeInput) => {
  const { sentHere = null, accepted = null, until = null, movedTo = null } = found;
  const linkedType = codeInput.is === 'code' ? codeInput.linkedType : null;
  const state = parseRequestState(found.state ?? 'received');
  const schedule = found.schedule ?? sentHere?.schedule ?? null;
  return {
    ...found,
    /** Null for a state that the site does not know, whose raw value never shows. */
    state,
    accepted,
    until,
    isSentHere: sentHere !== null,
    /** Null where neither the tab nor the link says it. */
    type: parseFormType(sentHere === null ? linkedType : sentHere.type),
    /** 'yyyy-mm-ddThh:mm': what the citizen chose; null where it is unknown. */
    schedule,
    /** The same: where the hall moved them, and when they are to come. */
    movedTo,
    appointment: appointmentOf({ schedule, movedTo }),
    /** Whether the citizen is still to come. */
    isDue: isAppearanceDue({ state: state ?? 'other', accepted }),
  };
};

/** The props of each part of the page. */
export interface FoundRequestProps {
  readonly request: ReturnType<typeof readRequest>;
}
