/** The reference that a receipt tells. It stands apart from how far the request is, whose words only one page needs. */
import { drawsAllowed, recordIdOf } from '../../domain/request/recordId.ts';
import { fieldsOf, type Unchecked } from '../../lib/readFields.ts';

/** Whatever the draw, the id is the code's own segments. */
const draws = Array.from({ length: drawsAllowed }, (_, draw) => draw);

/** null where the document holds none that is cut from its code. */
export const referenceOf = ({ id, data }: Unchecked): string | null => {
  const told = fieldsOf(data).get('recordId');
  return draws.map((draw) => recordIdOf(id, draw)).find((recordId) => recordId === told) ?? null;
};
