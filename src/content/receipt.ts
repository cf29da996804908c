/** A receipt as the store holds it: of which request it is. Whatever else staff write on it is no fault. */
import { drawsAllowed, recordIdOf } from '../domain/recordId.ts';
import { fieldsOf, type Unchecked } from './checked.ts';

export interface Receipt {
  /** The reference; null where the document holds none that is cut from its code. */
  readonly recordId: string | null;
}

/** Whatever the draw, the id is the code's own segments. */
const draws = Array.from({ length: drawsAllowed }, (_, draw) => draw);

export const receiptOf = ({ id, data }: Unchecked): Receipt => {
  const told = fieldsOf(data).get('recordId');
  return {
    recordId: draws.map((draw) => recordIdOf(id, draw)).find((recordId) => recordId === told) ?? null,
  };
};
