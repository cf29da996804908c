/** A receipt as the store holds it: of which request it is, and how far staff say it is. Nothing of it is trusted. */
import { drawsAllowed, recordIdOf } from '../domain/recordId.ts';
import { type RequestReason, type RequestState, reasonOf, stateOf } from '../domain/requestState.ts';
import { fieldsOf, instantOf, type Unchecked } from './checked.ts';

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

/** Whatever the draw, the id is the code's own segments. */
const draws = Array.from({ length: drawsAllowed }, (_, draw) => draw);

export const receiptOf = ({ id, data }: Unchecked): Receipt => {
  const fields = fieldsOf(data);
  const told = fields.get('recordId');
  const written = fields.get('state') ?? null;
  const state = written === null ? 'received' : stateOf(written);
  return {
    recordId: draws.map((draw) => recordIdOf(id, draw)).find((recordId) => recordId === told) ?? null,
    state: state ?? 'other',
    since: instantOf(fields.get('since')),
    reason: state === null ? null : reasonOf(state, fields.get('reason')),
  };
};
