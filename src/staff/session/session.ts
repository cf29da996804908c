/** Who is in, and how they come in: one for each kind of store. What it holds lives as long as the page, and no longer. */
import type { RecalledSignIn, SignInOutcome } from '../../../machines/staff/signIn.ts';
import type { StaffClient } from '../restClient.ts';

export interface StaffSession {
  /** What is asked for: the token of the embedded store, or the address to which a link is sent. */
  readonly signInMethod: 'token' | 'link';
  readonly client: StaffClient;
  readonly recall: () => Promise<RecalledSignIn>;
  /** @param text what stands in the field */
  readonly enter: (text: string) => Promise<SignInOutcome>;
  /** @param address of who asked for the link; '' where this device knows it */
  readonly followLink: (address: string) => Promise<SignInOutcome>;
  readonly leave: () => Promise<void>;
}
