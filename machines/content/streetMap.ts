/**
 * The street map (spec §2). The page shows our own SVG map until the citizen requests the street map, then fetches the
 * map. When it is unavailable, the SVG map returns. Pure: the map's code and its tiles are injected.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  /** The citizen requests the street map, for the first time or again. */
  | { readonly type: 'SHOW' }
  /** The citizen returns to the SVG map. */
  | { readonly type: 'HIDE' }
  /** The first tile has loaded. */
  | { readonly type: 'TILE_LOADED' }
  /** Every requested tile failed. */
  | { readonly type: 'TILES_FAILED' };

export const streetMapMachine = setup({
  types: {
    events: {} as Event,
    /** 'svgVisible': the SVG map is visible. 'mounted': the street map is in the page, visible or not. */
    tags: {} as 'svgVisible' | 'mounted' | 'loading' | 'failed',
  },
  actors: {
    /** Fetches the code of the map. Rejects when it is unavailable. */
    loadCode: unprovidedActor<void>(),
  },
  actions: {
    log: (_, _params: { readonly what: string }) => {},
  },
  delays: {
    /** The code is forty times the size of a tile, so it gets a longer time limit on a slow line. */
    codeTimeout: 20_000,
    tilesTimeout: 8_000,
  },
}).createMachine({
  id: 'streetMap',
  description: 'The street map behind its button, and the SVG map that takes its place.',
  initial: 'idle',
  states: {
    idle: {
      description: 'The page shows the SVG map. It requests nothing from another site.',
      tags: ['svgVisible'],
      on: { SHOW: 'loading' },
    },
    loading: {
      description: 'The street map loads. The SVG map stays until then.',
      tags: ['svgVisible', 'loading'],
      on: { HIDE: 'idle' },
      initial: 'loadingCode',
      states: {
        loadingCode: {
          description: 'The page loads the code of the map.',
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: 'loadingTiles',
            onError: {
              target: '#streetMap.failed',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
          after: { codeTimeout: '#streetMap.failed' },
        },
        loadingTiles: {
          description: 'The map is in the page but hidden, and loads its tiles.',
          tags: ['mounted'],
          on: { TILE_LOADED: '#streetMap.shown', TILES_FAILED: '#streetMap.failed' },
          after: { tilesTimeout: '#streetMap.failed' },
        },
      },
    },
    shown: {
      description: 'The street map replaces the SVG map.',
      tags: ['mounted'],
      on: { HIDE: 'idle' },
    },
    failed: {
      description:
        'The street map failed to load. The page shows the SVG map, says so, and offers another try.',
      tags: ['svgVisible', 'failed'],
      on: { SHOW: 'loading' },
    },
  },
});
