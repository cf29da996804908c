/** The staff session, with one implementation for each store. Its state lives only as long as the page. */
import type { RecalledSignIn, SignInOutcome } from '../../../machines/staff/signIn.ts';
import type { StaffClient } from '../restClient.ts';

export interface StaffSession {
  /** The sign-in field: the token of the embedded store, or the address for a link. */
  readonly signInMethod: 'token' | 'link';
  readonly client: StaffClient;
  readonly recall: () => Promise<RecalledSignIn>;
  /** @param text of the field */
  readonly enter: (text: string) => Promise<SignInOutcome>;
  /**
   * Follows the link that opened the page, or one that was pasted into it.
   * @param text the address of the person who requested the link, '' if this device has stored it; or the pasted link
   */
  readonly followLink: (text: string) => Promise<SignInOutcome>;
  readonly leave: () => Promise<void>;
}
