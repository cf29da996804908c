/** The clock, the chance and the pauses of a browser, for what writes to the register. */
import type { RegisterEffects } from '../../staff-core/documents/register.ts';
import type { StaffClient } from '../restClient.ts';

export const createRegisterEffects = (client: StaffClient): RegisterEffects => ({
  now: client.now(),
  random: Math.random,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});
