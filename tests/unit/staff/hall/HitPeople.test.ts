/** §7 What the tab 'Hall' says of a move that did not reach everybody. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HitPeople, type MoveProblem } from '../../../../src/staff/hall/HitPeople.tsx';

const render = (problem: MoveProblem | null): string =>
  renderToStaticMarkup(
    createElement(HitPeople, {
      people: [],
      today: '2031-05-06',
      to: '2031-05-08',
      refusal: null,
      isBusy: false,
      problem,
      holiday: null,
      button: { current: null },
      onChoose: () => {},
      onMove: () => {},
      onConfirm: () => {},
    }),
  ).replace(/<[^>]+>/g, ' ');

const rest = 'it moves those who are left';

describe('§7 a move that stops', () => {
  it.each([
    [0, 'Nobody was moved', false],
    [1, '1 person was moved, and the others not yet', true],
    [124, '124 people were moved, and the others not yet', true],
    [null, 'The move was not finished', true],
  ])('after %j people reads %j', (moved, title, offersRest) => {
    const text = render({ why: 'Sample reason.', moved });
    expect(text).toContain(title);
    expect(text).toContain('Sample reason.');
    expect(text.includes(rest)).toBe(offersRest);
  });

  it('shows no alert before a press', () => {
    expect(render(null)).not.toMatch(/Nobody was moved|not yet|not finished/);
  });
});
