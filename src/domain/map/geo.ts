/** Distances in meters and directions on a spherical earth, and a flat plan of a few kilometers. */
export interface GeoPoint {
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lng: number;
}

/** Meters from an origin. */
export interface PlanOffset {
  readonly east: number;
  readonly north: number;
}

/** A square of the plan: its northwest corner in meters from the origin, and its side in meters. */
export interface PlanSquare {
  readonly west: number;
  readonly north: number;
  readonly side: number;
}

export const compassPoints = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type CompassPoint = (typeof compassPoints)[number];

/** The mean radius of the earth, in meters. */
const radius = 6_371_008.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** 181 → -179: the shorter way around. */
const wrapDegrees = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The great-circle distance between two places, in meters (haversine): 0 to half the earth's circumference. */
export const computeDistance = (a: GeoPoint, b: GeoPoint): number => {
  const [from, to] = [toRadians(a.lat), toRadians(b.lat)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(toRadians(wrapDegrees(b.lng - a.lng)) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, half)));
};

/** The initial direction from one place to another, as one of eight compass points. */
export const computeDirection = (from: GeoPoint, to: GeoPoint): CompassPoint => {
  const turn = toRadians(wrapDegrees(to.lng - from.lng));
  const [here, there] = [toRadians(from.lat), toRadians(to.lat)];
  const east = Math.sin(turn) * Math.cos(there);
  const north = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn);
  const eighth = Math.round((Math.atan2(east, north) * 4) / Math.PI);
  return compassPoints[(eighth + 8) % 8] ?? 'north';
};

/** Projects a place onto a flat plan around an origin (equirectangular): accurate to a few meters within 30 km. */
export const toPlanOffset = (origin: GeoPoint, { lat, lng }: GeoPoint): PlanOffset => ({
  east: toRadians(wrapDegrees(lng - origin.lng)) * Math.cos(toRadians(origin.lat)) * radius,
  north: toRadians(lat - origin.lat) * radius,
});

/** 348 → '350 m'; 1,240 → '1.2 km'; 5,003,400 → '5,003 km'. */
export const formatDistance = (metres: number): string => {
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1_000) return `${tens} m`;
  const tenths = Math.round(metres / 100) / 10;
  return tenths < 10 ? `${tenths} km` : `${Math.round(metres / 1_000).toLocaleString('en')} km`;
};

/**
 * The smallest square around all offsets, extended by `margin` of its side on each side. A side is at least 100 m
 * before the margin.
 */
export const encloseInSquare = (offsets: readonly PlanOffset[], margin: number): PlanSquare => {
  const easts = offsets.map(({ east }) => east);
  const norths = offsets.map(({ north }) => north);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const side = Math.max(100, east - west, north - south) * (1 + 2 * margin);
  return { west: (west + east - side) / 2, north: (south + north + side) / 2, side };
};

/** The position on a square as fractions of its side from its northwest corner: 0 to 1 inside it. */
export const toSquarePosition = (
  { west, north, side }: PlanSquare,
  at: PlanOffset,
): { readonly x: number; readonly y: number } => ({
  x: (at.east - west) / side,
  y: (north - at.north) / side,
});

/** The longest of 1, 2 and 5 times a power of ten that does not exceed `maxLength`: 1,240 → 1,000. Meters. */
export const roundLength = (maxLength: number): number => {
  const power = 10 ** Math.floor(Math.log10(maxLength));
  return [5, 2].map((times) => times * power).find((length) => length <= maxLength) ?? power;
};
