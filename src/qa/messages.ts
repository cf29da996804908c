/**
 * The one definition of what crosses between a page of the site and the page of its machines. No context, no payload, no
 * output, no query and no fragment of an address: only names that stand in a machine's own configuration (known.ts).
 */
import type { StateValue } from 'xstate';
import type { QaSetting } from './settings.ts';

export const qaChannelName = 'qa';

/** An actor as it stands. */
export interface ActorState {
  /** In its page, in the order in which they began. */
  readonly actor: number;
  readonly machine: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
}

/** An event, and where it led. */
export interface ActorEvent extends ActorState {
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
export interface PagePresence {
  readonly is: 'here';
  readonly page: string;
  readonly path: string;
  readonly setting: QaSetting;
  readonly actors: readonly ActorState[];
}

/** An actor has ended, or all of a page with it (null). */
export interface ActorLeft {
  readonly is: 'left';
  readonly page: string;
  readonly actor: number | null;
}

/** From a page of the site. */
export type PageMessage = ActorEvent | PagePresence | ActorLeft;

/** To the pages of the site. */
export type ViewerMessage = { readonly is: 'who' } | { readonly is: 'set'; readonly setting: QaSetting };

export type QaMessage = PageMessage | ViewerMessage;

const messageKinds = ['told', 'here', 'left', 'who', 'set'] as const satisfies readonly QaMessage['is'][];

/** Null for what is none of ours; only this build speaks on the channel. */
export const parseQaMessage = (data: unknown): QaMessage | null =>
  typeof data === 'object' && data !== null && 'is' in data && messageKinds.some((kind) => kind === data.is)
    ? (data as QaMessage)
    : null;
