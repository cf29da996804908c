/** A place a visitor may see. */
import { type Fields, inOrder, paragraphsOf, textOf, type Unchecked } from './checked.ts';

export interface Spot {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** In words, until it stands on a map. */
  readonly where: string;
  readonly isSample: boolean;
}

const spotOf = (id: string, fields: Fields): Spot => ({
  id,
  title: textOf(fields.get('title')),
  summary: textOf(fields.get('summary')),
  paragraphs: paragraphsOf(fields.get('body')),
  where: textOf(fields.get('where')),
  isSample: fields.get('sample') === true,
});

/** Those with a title, by their order. */
export const spotsOf = (documents: readonly Unchecked[]): readonly Spot[] =>
  inOrder(documents, spotOf).filter(({ title }) => title !== '');
