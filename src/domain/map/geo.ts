/** Where places lie from one another: metres and directions on a round earth, and a plan of a few kilometres drawn flat. */
export interface GeoPoint {
  /** Degrees, -90 to 90. */
  readonly lat: number;
  /** Degrees, -180 to 180. */
  readonly lng: number;
}

/** Metres from an origin. */
export interface PlanOffset {
  readonly east: number;
  readonly north: number;
}

/** A square of the plan: its north-western corner as metres from the origin, and its side in metres. */
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

/** The mean radius of the earth, in metres. */
const radius = 6_371_008.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** 181 → -179: the shorter way round. */
const wrapDegrees = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** The straight line between two places, in metres (haversine): 0 to half the earth's girth. */
export const computeDistance = (a: GeoPoint, b: GeoPoint): number => {
  const [from, to] = [toRadians(a.lat), toRadians(b.lat)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(toRadians(wrapDegrees(b.lng - a.lng)) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(Math.min(1, half)));
};

/** The one of eight directions in which one sets out for a place. */
export const computeDirection = (from: GeoPoint, to: GeoPoint): CompassPoint => {
  const turn = toRadians(wrapDegrees(to.lng - from.lng));
  const [here, there] = [toRadians(from.lat), toRadians(to.lat)];
  const east = Math.sin(turn) * Math.cos(there);
  const north = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(turn);
  const eighth = Math.round((Math.atan2(east, north) * 4) / Math.PI);
  return compassPoints[(eighth + 8) % 8] ?? 'north';
};

/** A place on a flat plan around an origin (equirectangular): exact to a few metres within 30 km. */
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

/** The least square around all, wider by `margin` of its side on each side. No side is shorter than 100 m. */
export const encloseInSquare = (offsets: readonly PlanOffset[], margin: number): PlanSquare => {
  const easts = offsets.map(({ east }) => east);
  const norths = offsets.map(({ north }) => north);
  const [west, east] = [Math.min(...easts), Math.max(...easts)];
  const [south, north] = [Math.min(...norths), Math.max(...norths)];
  const side = Math.max(100, east - west, north - south) * (1 + 2 * margin);
  return { west: (west + east - side) / 2, north: (south + north + side) / 2, side };
};

/** Where on a square, as parts of its side from its north-western corner: 0 to 1 within it. */
export const toSquarePosition = (
  { west, north, side }: PlanSquare,
  at: PlanOffset,
): { readonly x: number; readonly y: number } => ({
  x: (at.east - west) / side,
  y: (north - at.north) / side,
});

/** The longest of 1, 2 and 5 times a power of ten that is no longer than `most`: 1,240 → 1,000. Metres. */
export const roundLength = (maxLength: number): number => {
  const power = 10 ** Math.floor(Math.log10(maxLength));
  return [5, 2].map((times) => times * power).find((length) => length <= maxLength) ?? power;
};
