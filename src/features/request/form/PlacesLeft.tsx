/** How many places of the chosen day are left, counted as the site does. */

import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import type { CountTaken } from '../../../query/usePlacesLeft.ts';
import { PlacesLeftLine, type PlacesLeftProps } from './PlacesLeftLine.tsx';

const countTaken: CountTaken = async (halfDay) => (await loadFirestoreClient()).countTakenPlaces(halfDay);

export const PlacesLeft = (props: PlacesLeftProps) => <PlacesLeftLine {...props} countTaken={countTaken} />;
