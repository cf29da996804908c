/**
 * Whether a commit of the public takes a place only for its own request. A rule judges one document, and that of a place cannot know
 * the id of the extras that must name it. The rule of extras asks that their request is new.
 */
import type { DocumentWrite } from '../../packages/embedded-firestore/src/index.ts';
import { placeCollection, privateCollections } from '../../src/firestore/collections.ts';

export function takesOwnPlace(writes: readonly DocumentWrite[]): boolean {
  const writesTo = ({ path }: { readonly path: string }): readonly DocumentWrite[] =>
    writes.filter(({ ref }) => ref.parent === path);
  const [place, otherPlace] = writesTo(placeCollection);
  if (place === undefined) return true;
  const [extras, otherExtras] = writesTo(privateCollections.extras);
  // A merge may leave out the place that its fields name, and a second write may take it back.
  if (otherPlace !== undefined || otherExtras !== undefined || extras?.change.kind !== 'set') return false;
  return extras.change.mask === null && extras.change.fields.get('place') === place.ref.id;
}
