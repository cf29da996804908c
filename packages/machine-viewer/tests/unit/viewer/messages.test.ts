import { expect, it } from 'vitest';
import { viewerMessages } from '../../../src/viewer/index.ts';

it.each([
  [1, 0, '1 state, 0 transitions'],
  [2, 1, '2 states, 1 transition'],
  [0, 12, '0 states, 12 transitions'],
])('counts %i and %i in the right number', (states, transitions, sentence) => {
  expect(viewerMessages.counts(states, transitions)).toBe(sentence);
});

it('counts the steps of a loaded run in the right number', () => {
  expect([1, 2].map(viewerMessages.loaded)).toEqual([
    'Replayed: 1 step, and each led where the file says.',
    'Replayed: 2 steps, and each led where the file says.',
  ]);
});
