/**
 * The one definition of the messages between a page of the site and the page of its machines. They contain no context,
 * payload or output, and no query or fragment of an address: only names from a machine's own configuration
 * (knownMachines.ts).
 */
import type { StateValue } from 'xstate';
import type { QaSetting } from '../../../../src/qa/settings.ts';

export const qaChannelName = 'qa';

/** The current state of an actor. */
export interface ActorState {
  /** Its number within the page, in order of creation. */
  readonly actor: number;
  readonly machine: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
}

/** An event, and the state it led to. */
export interface ActorEvent extends ActorState {
  readonly is: 'told';
  readonly page: string;
  readonly path: string;
  /** Counts the events of the page, from 1. */
  readonly step: number;
  /** The type only; null if the machine does not know it. */
  readonly event: string | null;
  /** The transitions taken, named as in coverage. */
  readonly taken: readonly string[];
}

/** A page sends this in answer to 'who', when it opens, and when its setting changes. */
export interface PagePresence {
  readonly is: 'here';
  readonly page: string;
  readonly path: string;
  readonly setting: QaSetting;
  readonly actors: readonly ActorState[];
}

/** An actor has ended, or the whole page with all its actors (null). */
export interface ActorLeft {
  readonly is: 'left';
  readonly page: string;
  readonly actor: number | null;
}

/** Sent by a page of the site. */
export type PageMessage = ActorEvent | PagePresence | ActorLeft;

/** Sent to the pages of the site. */
export type ViewerMessage = { readonly is: 'who' } | { readonly is: 'set'; readonly setting: QaSetting };

export type QaMessage = PageMessage | ViewerMessage;

const messageKinds = ['told', 'here', 'left', 'who', 'set'] as const satisfies readonly QaMessage['is'][];

/** Null for any other data; only this build uses the channel. */
export const parseQaMessage = (data: unknown): QaMessage | null =>
  typeof data === 'object' && data !== null && 'is' in data && messageKinds.some((kind) => kind === data.is)
    ? (data as QaMessage)
    : null;
