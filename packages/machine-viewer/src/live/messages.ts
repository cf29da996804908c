/**
 * The one definition of the messages between a page under test and the page of its machines. They contain no context,
 * payload or output, and no query or fragment of an address: only names from a machine's own configuration
 * (knownMachines.ts).
 */
import type { StateValue } from 'xstate';

/** What a tester has set for all pages: the faults that are on, and how far the clock was moved. */
export interface LiveSetting {
  readonly switches: readonly string[];
  /** The offset of the pages' clock from the device's (ms). */
  readonly ahead: number;
}

export const initialSetting: LiveSetting = { switches: [], ahead: 0 };

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
  readonly setting: LiveSetting;
  readonly actors: readonly ActorState[];
}

/** An actor has ended, or the whole page with all its actors (null). */
export interface ActorLeft {
  readonly is: 'left';
  readonly page: string;
  readonly actor: number | null;
}

/** Sent by a page under test. */
export type PageMessage = ActorEvent | PagePresence | ActorLeft;

/** Sent to the pages under test. */
export type ViewerMessage = { readonly is: 'who' } | { readonly is: 'set'; readonly setting: LiveSetting };

export type LiveMessage = PageMessage | ViewerMessage;

const messageKinds = ['told', 'here', 'left', 'who', 'set'] as const satisfies readonly LiveMessage['is'][];

/** Null for any other data. */
export const parseLiveMessage = (data: unknown): LiveMessage | null =>
  typeof data === 'object' && data !== null && 'is' in data && messageKinds.some((kind) => kind === data.is)
    ? (data as LiveMessage)
    : null;
