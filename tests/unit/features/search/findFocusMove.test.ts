import { describe, expect, it } from 'vitest';
import { findFocusMove } from '../../../../src/features/search/findFocusMove.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('keys of the search', () => {
  it.each([
    ['ArrowDown', 'field', 3, 0],
    ['ArrowUp', 'field', 3, 2],
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowUp', 0, 3, 'field'],
    ['Escape', 1, 3, 'field'],
  ] as const)('%s moves the focus from %s of %i results to %s', (key, at, count, to) => {
    expect(findFocusMove(press(key), at, count)).toEqual({ to, isTyped: false });
  });

  it.each(['a', 'ñ', ' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'])(
    'the key %j on a result returns to the field, and takes effect there',
    (key) => {
      expect(findFocusMove(press(key), 1, 3)).toEqual({ to: 'field', isTyped: true });
    },
  );

  it.each([
    ['Enter', 0, {}],
    ['Tab', 0, {}],
    ['Shift', 0, {}],
    ['Home', 'field', {}],
    ['End', 'field', {}],
    ['Escape', 'field', {}],
    ['a', 'field', {}],
    ['c', 0, { ctrlKey: true }],
    ['ArrowLeft', 0, { altKey: true }],
    ['c', 0, { metaKey: true }],
  ] as const)('leaves %s on %s with %j to the browser', (key, at, more) => {
    expect(findFocusMove(press(key, more), at, 3)).toBeNull();
  });

  it('leaves the arrow keys to the field while there are no results', () => {
    expect(findFocusMove(press('ArrowDown'), 'field', 0)).toBeNull();
    expect(findFocusMove(press('ArrowUp'), 'field', 0)).toBeNull();
  });
});
