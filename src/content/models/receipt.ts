/** Parses a stored receipt: its request's reference and the state that staff set. All fields are untrusted. */
import { isRealDay } from '../../domain/dates/day.ts';
import { type ExtensionReason, parseExtensionReason } from '../../domain/request/extensionReason.ts';
import {
  parseRequestReason,
  parseRequestState,
  type RequestReason,
  type RequestState,
} from '../../domain/request/requestState.ts';
import { readBoundedLine, readFields, readInstant, type UncheckedDocument } from '../../lib/readFields.ts';
import { parseReceiptDays, parseReference } from './reference.ts';

export interface Receipt {
  /** The reference; null unless the document has one that derives from its code. */
  readonly recordId: string | null;
  /** 'other' for a state that the table does not have. */
  readonly state: RequestState | 'other';
  /** Epoch ms; null when unknown. */
  readonly since: number | null;
  /** Null when there is none, or none that fits its state. */
  readonly reason: RequestReason | null;
  /** 'yyyy-mm-ddThh:mm' in Manila: what the citizen chose; null in receipts of earlier releases, which do not name it. */
  readonly schedule: string | null;
  /** 'yyyy-mm-ddThh:mm' in Manila: when the hall expects the citizen instead of the day chosen; null where it moved nobody. */
  readonly movedTo: string | null;
  /** Epoch ms: when staff accepted the papers as complete, from which the time of RA 11032 runs; null before. */
  readonly accepted: number | null;
  /** 'yyyy-mm-dd': the day to which the hall extended that time; null where it did not. */
  readonly until: string | null;
  readonly untilReason: ExtensionReason | null;
  /** Name of the official who set the state; null where none was given. */
  readonly by: string | null;
  readonly position: string | null;
}

/** The maximum length of an official's name or position, as in the rules. */
export const maxOfficerText = 80;

const parseOfficerText = (value: unknown): string | null =>
  (typeof value === 'string' && readBoundedLine(value, maxOfficerText)) || null;

const parseUntil = (value: unknown): string | null =>
  typeof value === 'string' && isRealDay(value) ? value : null;

export const parseReceipt = (document: UncheckedDocument): Receipt => {
  const fields = readFields(document.data);
  const written = fields.get('state') ?? null;
  const state = written === null ? 'received' : parseRequestState(written);
  return {
    recordId: parseReference(document),
    state: state ?? 'other',
    since: readInstant(fields.get('since')),
    reason: state === null ? null : parseRequestReason(state, fields.get('reason')),
    ...parseReceiptDays(document),
    accepted: readInstant(fields.get('accepted')),
    until: parseUntil(fields.get('until')),
    untilReason: parseExtensionReason(fields.get('untilReason')),
    by: parseOfficerText(fields.get('by')),
    position: parseOfficerText(fields.get('position')),
  };
};
