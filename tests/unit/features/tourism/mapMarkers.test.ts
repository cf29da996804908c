import { describe, expect, it } from 'vitest';
import { readTileSettings } from '../../../../src/config/tileSettings.ts';
import { toSpots } from '../../../../src/content/models/orderedRecords.ts';
import { placeSpots } from '../../../../src/features/tourism/mapMarkers.ts';
import { map } from '../../../../src/site.ts';
import { createRecordContext } from '../../../support/recordContext.ts';

/** Without a hall the site has no map of places: tests/e2e/adoption/adopted.test.ts. */
const hall = map?.hall ?? { lat: 0, lng: 0 };
const spotsAt = (...places: readonly unknown[]) =>
  toSpots(
    places.map((place, order) => ({ id: `spot-${order}`, data: { title: 'Sample', order, place } })),
    createRecordContext(),
  );

describe('§3 the position of a place', () => {
  it.each([
    [
      { lat: 8.37, lng: 124.85 },
      { lat: 8.37, lng: 124.85 },
    ],
    [
      { lat: 0, lng: 0, note: 'more' },
      { lat: 0, lng: 0 },
    ],
    [undefined, null],
    [null, null],
    ['8.37, 124.85', null],
    [[8.37, 124.85], null],
    [{}, null],
    [{ lat: 8.37 }, null],
    [{ lat: '8.37', lng: '124.85' }, null],
    [{ lat: Number.NaN, lng: 124.85 }, null],
    [{ lat: 8.37, lng: Number.POSITIVE_INFINITY }, null],
    [{ lat: 85.1, lng: 124.85 }, null],
    [{ lat: 8.37, lng: -180.1 }, null],
  ])('reads the position %j as %j (failures 23)', (place, position) => {
    expect(spotsAt(place)[0]?.place).toEqual(position);
  });
});

describe.runIf(map !== null)('§2 the places of the map', () => {
  it('numbers the places that have a position, in the order of the list', () => {
    const { placed, others } = placeSpots(spotsAt(hall, null, { lat: hall.lat + 0.01, lng: hall.lng }));
    expect(placed.map(({ id, number }) => [id, number])).toEqual([
      ['spot-0', 1],
      ['spot-2', 2],
    ]);
    expect(placed.map(({ to, metres }) => [to, Math.round(metres)])[1]).toEqual(['north', 1_112]);
    expect(others.map(({ id, away }) => [id, away])).toEqual([['spot-1', null]]);
  });

  it('leaves places farther than 30 km off the map, and still computes their distance', () => {
    const { placed, others } = placeSpots(
      spotsAt(
        { lat: hall.lat + 0.26, lng: hall.lng },
        { lat: hall.lat + 0.28, lng: hall.lng },
        { lat: -80, lng: -55 },
      ),
    );
    expect(placed.map(({ id }) => id)).toEqual(['spot-0']);
    expect(others.map(({ id, away }) => [id, away!.metres > 30_000 && away!.metres < 20_015_116])).toEqual([
      ['spot-1', true],
      ['spot-2', true],
    ]);
  });
});

describe('§2 the address of the tiles', () => {
  it('defaults to the tiles of OpenStreetMap and its terms, and names no credit', () => {
    expect(readTileSettings({})).toEqual({
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      credit: null,
      terms: 'https://www.openstreetmap.org/copyright',
    });
  });

  it.each([
    'http://127.0.0.1:8090/{z}/{x}/{y}.png',
    'https://{s}.tiles.example.org/{z}/{x}/{y}.png?key=1',
    '/tiles/{z}/{x}/{y}.png',
  ])('accepts the tile address %s', (url) => {
    expect(readTileSettings({ VITE_TILE_URL: ` ${url} ` }).url).toBe(url);
  });

  it.each([
    'tiles/{z}/{x}/{y}.png',
    '//tiles.example.org/{z}/{x}/{y}.png',
    'javascript:{z}{x}{y}',
    'data:{z}/{x}/{y}',
    'https:///{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}.png',
  ])('refuses the tile address %s', (url) => {
    expect(() => readTileSettings({ VITE_TILE_URL: url })).toThrow(/^VITE_TILE_URL must be .+\.$/);
  });

  it('accepts a credit up to a limit, and links it to the terms when it names OpenStreetMap', () => {
    expect(readTileSettings({ VITE_TILE_ATTRIBUTION: 'Sample survey' })).toMatchObject({
      credit: 'Sample survey',
      terms: null,
    });
    expect(readTileSettings({ VITE_TILE_ATTRIBUTION: 'Sample, © OpenStreetMap' }).terms).not.toBeNull();
    expect(() => readTileSettings({ VITE_TILE_ATTRIBUTION: 'x'.repeat(201) })).toThrow(
      /^VITE_TILE_ATTRIBUTION/,
    );
  });
});
