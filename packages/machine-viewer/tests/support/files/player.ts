// A context of functions, maps, classes, circles and what cannot be read; actions that start, stop and tell children.
import { assign, createMachine, emit, enqueueActions, fromCallback, sendTo, spawnChild, stopChild } from 'xstate';

class Track {
  title = 'Sample';
  get length(): number {
    throw new Error('Not loaded');
  }
}

const track: Record<string, unknown> = { title: 'Sample', get length() { throw new Error('Not loaded'); } };
track.album = { tracks: [track] };

export const playerMachine = createMachine({
  id: 'player',
  context: {
    track,
    first: new Track(),
    onEnd: () => {},
    covers: new Map([['front', undefined]]),
    heard: new Set(['Sample']),
  },
  initial: 'paused',
  states: {
    paused: {
      on: {
        PLAY: { target: 'playing', actions: [spawnChild(fromCallback(() => {}), { id: 'sound' }), emit({ type: 'started' })] },
      },
    },
    playing: {
      entry: () => document.querySelector('audio')!.play(),
      on: {
        LOUDER: { actions: sendTo('sound', { type: 'LOUDER' }) },
        PAUSE: {
          target: 'paused',
          actions: enqueueActions(({ enqueue, check }) => {
            if (check(({ context }) => context.heard.size > 0)) enqueue(stopChild('sound'));
            enqueue.assign({ heard: ({ context }) => new Set([...context.heard, 'Other']) });
          }),
        },
        CLEAR: { actions: assign({ covers: () => new Map() }) },
      },
    },
  },
});
