/**
 * The one definition of what crosses between a page of the site and the page of its machines. No context, no payload, no
 * output, no query and no fragment of an address: only names that stand in a machine's own configuration (known.ts).
 */
import type { StateValue } from 'xstate';
import type { Setting } from './settings.ts';

export const channelName = 'qa';

/** An actor as it stands. */
export interface Actor {
  /** In its page, in the order in which they began. */
  readonly actor: number;
  readonly machine: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
}

/** An event, and where it led. */
export interface Told extends Actor {
  readonly is: 'told';
  readonly page: string;
  readonly path: string;
  /** Counts the page's own, from 1. */
  readonly step: number;
  /** The type alone; null for one that the machine does not know. */
  readonly event: string | null;
  /** The transitions that were taken, by the names that coverage counts. */
  readonly taken: readonly string[];
}

/** A page answers to the question who is there, and says by itself when it opens or its setting changes. */
export interface Here {
  readonly is: 'here';
  readonly page: string;
  readonly path: string;
  readonly setting: Setting;
  readonly actors: readonly Actor[];
}

/** An actor has ended, or all of a page with it (null). */
export interface Left {
  readonly is: 'left';
  readonly page: string;
  readonly actor: number | null;
}

/** From a page of the site. */
export type FromPage = Told | Here | Left;

/** To the pages of the site. */
export type ToPage = { readonly is: 'who' } | { readonly is: 'set'; readonly setting: Setting };

export type Message = FromPage | ToPage;

const kinds = ['told', 'here', 'left', 'who', 'set'] as const satisfies readonly Message['is'][];

/** Null for what is none of ours; only this build speaks on the channel. */
export const messageOf = (data: unknown): Message | null =>
  typeof data === 'object' && data !== null && 'is' in data && kinds.some((kind) => kind === data.is)
    ? (data as Message)
    : null;
