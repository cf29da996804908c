/** The time zones of the tests: Manila, UTC, two with daylight saving, and both ends of the day. */
import { afterEach } from 'vitest';

export const timeZones = [
  'Asia/Manila',
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

/** Gives this process its own zone back after each test. */
export const restoreTimeZone = (): void => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
};
