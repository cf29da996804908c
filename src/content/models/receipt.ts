/** A receipt as the store holds it: of which request it is, and how far staff say it is. Nothing of it is trusted. */
import {
  type RequestReason,
  type RequestState,
  reasonOf,
  stateOf,
} from '../../domain/request/requestState.ts';
import { fieldsOf, instantOf, type Unchecked } from '../../lib/readFields.ts';
import { referenceOf } from './reference.ts';

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

export const receiptOf = (document: Unchecked): Receipt => {
  const fields = fieldsOf(document.data);
  const written = fields.get('state') ?? null;
  const state = written === null ? 'received' : stateOf(written);
  return {
    recordId: referenceOf(document),
    state: state ?? 'other',
    since: instantOf(fields.get('since')),
    reason: state === null ? null : reasonOf(state, fields.get('reason')),
  };
};
