/** A place a visitor may see. */
import type { Place } from '../domain/geo.ts';
import { type Fields, fieldsOf, inOrder, paragraphsOf, textOf, type Unchecked } from './checked.ts';

export interface Spot {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** In words. */
  readonly where: string;
  /** Null where it has none that can be on a map. */
  readonly place: Place | null;
  readonly isSample: boolean;
}

/** { lat: 8.37, lng: 124.85 } in degrees; null for everything else, and for the poles, which no street map shows. */
const placeOf = (value: unknown): Place | null => {
  const fields = fieldsOf(value);
  const [lat, lng] = [fields.get('lat'), fields.get('lng')];
  const isOn = (degrees: unknown, most: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= most;
  return isOn(lat, 85) && isOn(lng, 180) ? { lat, lng } : null;
};

const spotOf = (id: string, fields: Fields): Spot => ({
  id,
  title: textOf(fields.get('title')),
  summary: textOf(fields.get('summary')),
  paragraphs: paragraphsOf(fields.get('body')),
  where: textOf(fields.get('where')),
  place: placeOf(fields.get('place')),
  isSample: fields.get('sample') === true,
});

/** Those with a title, by their order. */
export const spotsOf = (documents: readonly Unchecked[]): readonly Spot[] =>
  inOrder(documents, spotOf).filter(({ title }) => title !== '');
