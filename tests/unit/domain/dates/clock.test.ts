import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../src/domain/dates/clock.ts';

describe('§5 today in Manila (failures 18)', () => {
  it("follows the server's time when the device is ten years off", () => {
    let device = Date.UTC(2016, 0, 1);
    const clock = createClock(() => device);
    expect(clock.isCorrected()).toBe(false);
    clock.correct(Date.UTC(2026, 0, 1));
    device += 5_000;
    expect(clock.now()).toBe(Date.UTC(2026, 0, 1) + 5_000);
    expect(clock.isCorrected()).toBe(true);
  });
});
