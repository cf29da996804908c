import { describe, expect, it } from 'vitest';
import { toFeedbackPath } from '../../../src/routes/feedbackPath.ts';

describe('the path that feedback is stored under', () => {
  it.each([
    ['/', '/'],
    ['/News', '/News'],
    ['/News/clean-up-day', '/News/clean-up-day'],
    ['/News/a%20b', '/News'],
    ['/News/juan@example.com', '/News'],
    ['/News/a/b', '/News'],
    [`/News/${'a'.repeat(234)}`, `/News/${'a'.repeat(234)}`],
    [`/News/${'a'.repeat(235)}`, '/News'],
  ])('of %s is %s', (path, stored) => {
    expect(toFeedbackPath(path)).toBe(stored);
  });
});
