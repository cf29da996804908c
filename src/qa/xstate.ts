/**
 * XState in the build for quality assurance: it reports every machine that the site starts, by names only, and runs its
 * timers on the movable clock. The site's own code has no line for it: tools/vite/plugins/qaPlugin.ts installs this module.
 */
import { createActor as originalCreateActor } from 'xstate';
import * as machines from '../../machines/index.ts';
import { observeActors } from '../../packages/machine-viewer/src/live/index.ts';
import { livePage, qaClock } from './page.ts';

export * from 'xstate';

export const createActor: typeof originalCreateActor =
  livePage === null ? originalCreateActor : observeActors({ page: livePage, clock: qaClock, machines });
