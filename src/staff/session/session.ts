/** Who is in, and how they come in: one for each kind of store. What it holds lives as long as the page, and no longer. */
import type { Recalled, Tried } from '../../../machines/staff/signIn.ts';
import type { StaffDoor } from '../restClient.ts';

export interface Session {
  /** What is asked for: the token of the embedded store, or the address to which a link is sent. */
  readonly way: 'token' | 'link';
  readonly door: StaffDoor;
  readonly recall: () => Promise<Recalled>;
  /** @param given what stands in the field */
  readonly enter: (given: string) => Promise<Tried>;
  /** @param address of who asked for the link; '' where this device knows it */
  readonly followLink: (address: string) => Promise<Tried>;
  readonly leave: () => Promise<void>;
}
