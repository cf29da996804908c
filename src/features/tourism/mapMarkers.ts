/** Splits the places into numbered ones on the map, and the others. */
import type { Spot } from '../../content/models/orderedRecords.ts';
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
  /** Straight-line distance from the hall. */
  readonly metres: number;
  readonly to: CompassPoint;
}

export interface PlacedSpot extends Spot, DistanceFromHall {
  readonly place: GeoPoint;
  /** Counts from 1, in the order of the list. */
  readonly number: number;
  readonly offset: PlanOffset;
}

export interface OtherSpot extends Spot {
  /** Null if its position or the hall's is unknown. */
  readonly away: DistanceFromHall | null;
}

/** Meters. A place farther from the hall would leave no room for the rest, so it appears in the list only. */
const maxDistance = 30_000;

const measureFromHall = (hall: GeoPoint, place: GeoPoint): DistanceFromHall => ({
  metres: computeDistance(hall, place),
  to: computeDirection(hall, place),
});

/** Null if the hall's position is not configured: then no place is on the map, and none has a distance. */
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
