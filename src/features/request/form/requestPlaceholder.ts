/** Placeholder for a request, which a prerendered form shows until it is hydrated. It stores and sends nothing. */
import { createActor } from 'xstate';
import { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { OpenRequest } from '../../../context/requests.ts';
import type { FormType } from '../../../form/types.ts';

export const createRequestPlaceholder = (type: FormType): OpenRequest => ({
  type,
  actor: createActor(formRequestMachine, { input: { shownAt: 0 } }),
  values: () => null,
  holdValues: () => {},
  isMounted: () => false,
  mountForm: () => () => {},
  stop: () => {},
});
