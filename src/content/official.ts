/** Who serves the barangay: a position, and a name where the barangay has published it. */
import { type Fields, inOrder, textOf, type Unchecked } from './checked.ts';

export interface Official {
  readonly id: string;
  readonly position: string;
  /** Null until the barangay publishes it. */
  readonly name: string | null;
  /** '2023 to 2026'; blank where it is not known. */
  readonly term: string;
  readonly isAppointed: boolean;
  readonly isSample: boolean;
}

const officialOf = (id: string, fields: Fields): Official => ({
  id,
  position: textOf(fields.get('position')),
  name: textOf(fields.get('name')) || null,
  term: textOf(fields.get('term')),
  isAppointed: fields.get('appointed') === true,
  isSample: fields.get('sample') === true,
});

/** Those with a position, by their order. */
export const officialsOf = (documents: readonly Unchecked[]): readonly Official[] =>
  inOrder(documents, officialOf).filter(({ position }) => position !== '');
