/** A receipt as the store holds it: of which request it is, and how far staff say it is. Nothing of it is trusted. */
import {
  parseRequestReason,
  parseRequestState,
  type RequestReason,
  type RequestState,
} from '../../domain/request/requestState.ts';
import { readFields, readInstant, type UncheckedDocument } from '../../lib/readFields.ts';
import { parseReference } from './reference.ts';

export interface Receipt {
  /** The reference; null where the document holds none that is cut from its code. */
  readonly recordId: string | null;
  /** 'other' where staff wrote one that the table does not know. */
  readonly state: RequestState | 'other';
  /** Epoch ms; null where nobody said since when. */
  readonly since: number | null;
  /** null where there is none, or none of its state. */
  readonly reason: RequestReason | null;
}

export const parseReceipt = (document: UncheckedDocument): Receipt => {
  const fields = readFields(document.data);
  const written = fields.get('state') ?? null;
  const state = written === null ? 'received' : parseRequestState(written);
  return {
    recordId: parseReference(document),
    state: state ?? 'other',
    since: readInstant(fields.get('since')),
    reason: state === null ? null : parseRequestReason(state, fields.get('reason')),
  };
};
