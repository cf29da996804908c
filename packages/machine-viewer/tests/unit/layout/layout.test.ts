import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { toChart } from '../../../src/chart/chart.ts';
import { layOutChart } from '../../../src/layout/layout.ts';

const layOut = (id: string, state: string) =>
  layOutChart(toChart(createMachine({ id, initial: state, states: { [state]: {} } })));

describe('the box of a state', () => {
  // Measured in Chromium with DejaVu Sans, the widest font of the chart's (px).
  it.each([
    ['aVeryLongNameOfAMachineThatWWWWWWWWWWWWWMMMMMMMMMMMMNames', 729],
    ['MMMMMMMMMMWWWWWWWW', 282],
  ])('is as wide as the name %s of a machine', async (id, width) => {
    const [root] = (await layOut(id, 'a')).states;
    expect(root!.width).toBeGreaterThanOrEqual(width + 20);
  });

  it('is no taller where the name is long', async () => {
    const [[short], [long]] = [(await layOut('a', 'b')).states, (await layOut('a'.repeat(60), 'b')).states];
    expect(long!.height).toBe(short!.height);
  });

  it('is wider for signs that are twice as wide as letters', async () => {
    const [[, latin], [, wide]] = [
      (await layOut('a', 'b'.repeat(9))).states,
      (await layOut('a', '本'.repeat(9))).states,
    ];
    expect(wide!.width).toBeGreaterThan(latin!.width);
  });
});
