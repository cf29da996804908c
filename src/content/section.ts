/** A page that the barangay writes itself, such as resident information, is made of sections; each says which page it is of. */
import { type Fields, fieldsOf, inOrder, paragraphsOf, textOf, type Unchecked } from './checked.ts';

export interface Figure {
  /** '494 m' */
  readonly value: string;
  /** 'above sea level' */
  readonly meaning: string;
}

export interface Section {
  readonly id: string;
  /** 'resident' or 'the-barangay'. */
  readonly page: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly figures: readonly Figure[];
  /** Who says so; blank for a sample. */
  readonly source: string;
  readonly isSample: boolean;
}

const mostFigures = 20;

const figuresOf = (value: unknown): readonly Figure[] =>
  (Array.isArray(value) ? value.slice(0, mostFigures) : [])
    .map((figure: unknown) => {
      const fields = fieldsOf(figure);
      return { value: textOf(fields.get('value')), meaning: textOf(fields.get('meaning')) };
    })
    .filter(({ value: figure }) => figure !== '');

const sectionOf = (id: string, fields: Fields): Section => ({
  id,
  page: textOf(fields.get('page')),
  title: textOf(fields.get('title')),
  paragraphs: paragraphsOf(fields.get('body')),
  figures: figuresOf(fields.get('figures')),
  source: textOf(fields.get('source')),
  isSample: fields.get('sample') === true,
});

/** Those with a title, by their order. */
export const sectionsOf = (documents: readonly Unchecked[]): readonly Section[] =>
  inOrder(documents, sectionOf).filter(({ title }) => title !== '');
