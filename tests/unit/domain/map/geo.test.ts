import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compassPoints,
  computeDirection,
  computeDistance,
  encloseInSquare,
  formatDistance,
  type GeoPoint,
  roundLength,
  toPlanOffset,
  toSquarePosition,
} from '../../../../src/domain/map/geo.ts';
import { toSteppedPaths } from '../../../../src/domain/map/steps.ts';

/** Two points of a map, 1.9 km apart. */
const hall = { lat: 8.3722, lng: 124.8492 };
const poblacion = { lat: 8.3675, lng: 124.8656 };
const anyPlace: fc.Arbitrary<GeoPoint> = fc.record({
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('§2 the distance of a place', () => {
  it.each([
    ['from a place to itself', hall, hall, 0],
    ['over a degree of latitude', { lat: 0, lng: 0 }, { lat: 1, lng: 0 }, 111_195],
    ['over a degree of longitude on the equator', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, 111_195],
    ['from the hall to the poblacion, 2 km away', hall, poblacion, 1_878],
    ['over the date line by the shorter way', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111_195],
    ['to the other side of the earth', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, 20_015_114],
  ])('computes the distance %s', (_, a, b, meters) => {
    expect(Math.round(computeDistance(a, b))).toBe(meters);
  });

  it("computes the same distance both ways, and at most half the earth's circumference", () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, (a, b) => {
        expect(computeDistance(a, b)).toBeCloseTo(computeDistance(b, a), 3);
        expect(computeDistance(a, b)).toBeGreaterThanOrEqual(0);
        expect(computeDistance(a, b)).toBeLessThan(20_015_116);
      }),
    );
  });

  it.each([
    [0, '0 m'],
    [4, '0 m'],
    [348, '350 m'],
    [994, '990 m'],
    [996, '1 km'],
    [1_240, '1.2 km'],
    [9_940, '9.9 km'],
    [9_960, '10 km'],
    [12_400, '12 km'],
    [5_003_400, '5,003 km'],
  ])('formats %d meters as %s', (meters, expected) => {
    expect(formatDistance(meters)).toBe(expected);
  });
});

describe('§2 the direction of a place', () => {
  it.each([
    [1, 0, 'north'],
    [1, 1, 'northEast'],
    [0, 1, 'east'],
    [-1, 1, 'southEast'],
    [-1, 0, 'south'],
    [-1, -1, 'southWest'],
    [0, -1, 'west'],
    [1, -1, 'northWest'],
    [1, 0.4, 'north'],
    [1, 0.5, 'northEast'],
  ] as const)('computes the direction of a place %d up and %d right as %s', (up, right, expected) => {
    expect(computeDirection(hall, { lat: hall.lat + up / 100, lng: hall.lng + right / 100 })).toBe(expected);
  });

  it('computes one of eight directions between any two places', () => {
    fc.assert(fc.property(anyPlace, anyPlace, (a, b) => compassPoints.includes(computeDirection(a, b))));
  });
});

describe('§2 the plan', () => {
  it('projects a place within 30 km with an error of at most half a percent and 1 m', () => {
    const nearbyPlace = fc.record({
      lat: fc.double({ min: hall.lat - 0.2, max: hall.lat + 0.2, noNaN: true }),
      lng: fc.double({ min: hall.lng - 0.2, max: hall.lng + 0.2, noNaN: true }),
    });
    fc.assert(
      fc.property(nearbyPlace, (place) => {
        const { east, north } = toPlanOffset(hall, place);
        expect(Math.abs(Math.hypot(east, north) - computeDistance(hall, place))).toBeLessThan(
          1 + computeDistance(hall, place) / 200,
        );
      }),
    );
  });

  it('encloses all offsets in a square with a margin', () => {
    const square = encloseInSquare(
      [
        { east: -100, north: 0 },
        { east: 300, north: 50 },
      ],
      0.25,
    );
    expect(square).toEqual({ west: -200, north: 325, side: 600 });
    expect(toSquarePosition(square, { east: 100, north: 25 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('encloses a single place in a square of 100 meters', () => {
    expect(encloseInSquare([{ east: 0, north: 0 }], 0).side).toBe(100);
  });

  it.each([
    [1_240, 1_000],
    [999, 500],
    [2_000, 2_000],
    [70_000, 50_000],
    [25, 20],
    [19, 10],
  ])('rounds a scale of at most %d meters down to %d', (most, length) => {
    expect(roundLength(most)).toBe(length);
  });
});

describe('§2 an outline in steps', () => {
  it('makes the squares whose centers are inside, their edge, and a thread in each', () => {
    const half = [
      { x: 0, y: 0 },
      { x: 0.5, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0, y: 1 },
    ];
    expect(toSteppedPaths(half, 2)).toEqual({
      ground: 'M0 0h1v1h-1zM0 1h1v1h-1z',
      weft: 'M0 0.5h.6M0 1.5h.6',
      edge: 'M0 0h1M0 0v1M1 0v1M0 2h1M0 1v1M1 1v1',
    });
  });

  it('makes empty paths of a shape that is too small for a square', () => {
    const dot = [
      { x: 0.1, y: 0.1 },
      { x: 0.11, y: 0.1 },
      { x: 0.1, y: 0.11 },
    ];
    expect(toSteppedPaths(dot, 4)).toEqual({ ground: '', edge: '', weft: '' });
  });
});
