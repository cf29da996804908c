/** Begins another request of the person whose request was stored, for the same service or for another one. */
import { useNavigate } from 'react-router-dom';
import type { RequestStore } from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import { toPersonAnswers } from '../../../form/personAnswers.ts';
import { requestPath } from '../../../form/requestPath.ts';
import type { FormType } from '../../../form/types.ts';
import { findDrafts } from '../storage/draft.ts';
import { createFormRequestStore } from './requestStore.ts';

/** Whether the form of this request would begin empty. Any answers of its own may be another person's. */
const isUntouched = (request: RequestStore): boolean => {
  const { tab, phone } = findDrafts(request.type);
  return request.values() === null && tab === null && phone === null;
};

/**
 * The answers go from one request to the other in memory, as they do when a form is left and opened again; once the form
 * opens, its draft has them.
 * @returns a function that opens the form of the chosen type, filled in unless it has answers already
 */
export const useSamePersonRequest = ({
  type,
  send,
  getSnapshot,
}: RequestStore): ((chosen: FormType) => void) => {
  const { requests } = useServices();
  const navigate = useNavigate();
  return (chosen) => {
    if (chosen === type) return send({ type: 'START_FOR_SAME_PERSON', at: performance.now() });
    const record = getSnapshot().context.stored?.record ?? {};
    const request = requests.of(chosen, createFormRequestStore);
    if (isUntouched(request)) request.holdValues(toPersonAnswers(chosen, record));
    void navigate(requestPath(chosen));
  };
};
