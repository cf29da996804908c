/** What the live view needs to know of the pages under test. */
import type { LiveSetting } from '../../live/messages.ts';

/** The sentences of the live view. */
export interface LiveMessages {
  readonly title: string;
  readonly lead: string;
  readonly nobody: string;
  readonly open: string;
  readonly pages: string;
  readonly page: (number: number, path: string) => string;
  readonly noActor: string;
  readonly actor: (machine: string, number: number) => string;
  readonly state: string;
  readonly events: string;
  readonly nothing: string;
  readonly noTransition: string;
  readonly another: string;
  readonly faults: string;
  readonly clock: string;
  readonly now: (ahead: string) => string;
  readonly onTime: string;
  readonly forward: Readonly<Record<'minute' | 'hour' | 'day', string>>;
  readonly failed: string;
}

/** A fault that a tester switches on; its name is what the setting contains. */
export interface FaultSwitch {
  readonly name: string;
  readonly label: string;
  readonly description: string;
}

export interface LiveOptions {
  /** The name of the BroadcastChannel that the pages use (createLivePage). */
  readonly channelName: string;
  /** Where the server answers with the setting as JSON and receives a new one by POST. */
  readonly settingPath: string;
  /** Null for what is no setting. */
  readonly parseSetting: (value: unknown) => LiveSetting | null;
  readonly switches: readonly FaultSwitch[];
  readonly messages: LiveMessages;
  /** The clock's offset (ms) for people: '1 d 2 h'. */
  readonly formatSpan: (ms: number) => string;
}
