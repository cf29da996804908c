/** The places that stand on the map, by number, and those that do not. */
import type { Spot } from '../../content/models/spot.ts';
import {
  type CompassPoint,
  computeDirection,
  computeDistance,
  type GeoPoint,
  type PlanOffset,
  toPlanOffset,
} from '../../domain/map/geo.ts';
import { ownMap } from './mapConfig.ts';

interface DistanceFromHall {
  /** From the hall, in a straight line. */
  readonly metres: number;
  readonly to: CompassPoint;
}

export interface PlacedSpot extends Spot, DistanceFromHall {
  readonly place: GeoPoint;
  /** From 1, in the order of the list. */
  readonly number: number;
  readonly offset: PlanOffset;
}

export interface OtherSpot extends Spot {
  /** Null where nobody has said where it is. */
  readonly away: DistanceFromHall | null;
}

/** What is farther than this from the hall would leave no room for the rest: listed, not drawn. Metres. */
const maxDistance = 30_000;

const measureFromHall = (hall: GeoPoint, place: GeoPoint): DistanceFromHall => ({
  metres: computeDistance(hall, place),
  to: computeDirection(hall, place),
});

/** Null where nobody has said where it stands: then no place is on the map, and none has a distance. */
const hall: GeoPoint | null = ownMap?.hall ?? null;

export const placeSpots = (
  spots: readonly Spot[],
): { readonly placed: readonly PlacedSpot[]; readonly others: readonly OtherSpot[] } => {
  const placed: PlacedSpot[] = [];
  const others: OtherSpot[] = [];
  for (const spot of spots) {
    const { place } = spot;
    const away = hall && place && measureFromHall(hall, place);
    if (hall && place && away && away.metres <= maxDistance)
      placed.push({
        ...spot,
        ...away,
        place,
        number: placed.length + 1,
        offset: toPlanOffset(hall, place),
      });
    else others.push({ ...spot, away });
  }
  return { placed, others };
};
