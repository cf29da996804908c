/**
 * The street map (spec §2): drawn by us until a citizen asks for more, then fetched, and back to the drawing where it
 * cannot be had. Pure: the code of the map and its pictures come from outside.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  /** The citizen asks for the street map, for the first time or again. */
  | { readonly type: 'SHOW' }
  /** The citizen wants the drawing back. */
  | { readonly type: 'HIDE' }
  /** The first of its pictures that is there. */
  | { readonly type: 'TILE_CAME' }
  /** Every picture asked for was refused. */
  | { readonly type: 'TILES_FAILED' };

export const streetMapMachine = setup({
  types: {
    events: {} as Event,
    /** 'drawn': the drawing is looked at; 'laid': the street map is in the page, seen or not. */
    tags: {} as 'drawn' | 'laid' | 'onItsWay' | 'failed',
  },
  actors: {
    /** Fetches the code of the map. Fails where it cannot be had. */
    loadCode: unprovidedActor<void>(),
  },
  actions: {
    log: (_, _said: { readonly what: string }) => {},
  },
  delays: {
    /** The code is forty times a picture: a slow line gets longer for it. */
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
