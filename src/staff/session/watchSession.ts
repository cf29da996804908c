/** Watches every call of the staff page for the end of its session, so that no tab has to. */
import { StaffError } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';

/** A forbidden write may also be a taken id, which the store does not tell apart, so it ends no session; a forbidden read does. */
const endsSession = (call: string, error: unknown): boolean =>
  error instanceof StaffError &&
  (error.code === 'unauthenticated' || (error.code === 'permission-denied' && call !== ':commit'));

/** @param onEnded runs once for a session, at the first call that the store refuses */
export const watchSession = (client: StaffClient, onEnded: () => void): StaffClient => {
  let ends = 0;
  return {
    ...client,
    post: async (call, payload) => {
      const endsBefore = ends;
      try {
        return await client.post(call, payload);
      } catch (error) {
        // A late refusal of a call from before the end must not end the next session.
        if (endsSession(call, error) && ends === endsBefore) {
          ends += 1;
          onEnded();
        }
        throw error;
      }
    },
  };
};
