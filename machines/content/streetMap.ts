/**
 * The street map (spec §2). The page shows our own drawing until the citizen requests the street map, then fetches the
 * map. When the map is unavailable, the drawing returns. Pure: the map's code and its tiles are injected.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  /** The citizen requests the street map, for the first time or again. */
  | { readonly type: 'SHOW' }
  /** The citizen returns to the drawing. */
  | { readonly type: 'HIDE' }
  /** The first tile has loaded. */
  | { readonly type: 'TILE_CAME' }
  /** Every requested tile failed. */
  | { readonly type: 'TILES_FAILED' };

export const streetMapMachine = setup({
  types: {
    events: {} as Event,
    /** 'drawn': the drawing is visible. 'laid': the street map is in the page, visible or not. */
    tags: {} as 'drawn' | 'laid' | 'onItsWay' | 'failed',
  },
  actors: {
    /** Fetches the code of the map. Rejects when it is unavailable. */
    loadCode: unprovidedActor<void>(),
  },
  actions: {
    log: (_, _said: { readonly what: string }) => {},
  },
  delays: {
    /** The code is forty times the size of a tile, so it gets a longer time limit on a slow line. */
    codeIsLate: 20_000,
    tilesAreLate: 8_000,
  },
}).createMachine({
  id: 'tileMap',
  description: 'The street map behind its button, and the drawn map that takes its place.',
  initial: 'drawn',
  states: {
    drawn: {
      description: 'The page shows the drawn map. It requests nothing from another site.',
      tags: ['drawn'],
      on: { SHOW: 'loading' },
    },
    loading: {
      description: 'The street map loads. The drawn map stays until then.',
      tags: ['drawn', 'onItsWay'],
      on: { HIDE: 'drawn' },
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The page loads the code of the map.',
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: 'laying',
            onError: {
              target: '#tileMap.failed',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
          after: { codeIsLate: '#tileMap.failed' },
        },
        laying: {
          description: 'The map is in the page but hidden, and loads its pictures.',
          tags: ['laid'],
          on: { TILE_CAME: '#tileMap.shown', TILES_FAILED: '#tileMap.failed' },
          after: { tilesAreLate: '#tileMap.failed' },
        },
      },
    },
    shown: {
      description: 'The street map replaces the drawn map.',
      tags: ['laid'],
      on: { HIDE: 'drawn' },
    },
    failed: {
      description:
        'The street map failed to load. The page shows the drawn map, says so, and offers another try.',
      tags: ['drawn', 'failed'],
      on: { SHOW: 'loading' },
    },
  },
});
