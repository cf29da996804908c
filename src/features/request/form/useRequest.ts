/**
 * The request of a form. Its code is loaded once the form is hydrated, and again at each touch until it is there. Until then the
 * form keeps the tick of the robot box and the press of Submit, and sends them when the request is open.
 */
import { useSelector } from '@xstate/react';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import type { RequestEvent } from '../../../../machines/request/setup.ts';
import type { OpenRequest } from '../../../context/requests.ts';
import type { FormType } from '../../../form/types.ts';
import { holdsTabReceipt } from '../../../ssr/hydration/requestKeys.ts';
import { readQueuedRequestEntry } from '../storage/queuedRequestIndex.ts';
import { useOpenRequest } from '../submission/requestRegistry.ts';
import { type RequestParts, useRequestParts } from './laterModules.ts';

type Snapshot = SnapshotFrom<typeof formRequestMachine>;
type Tag = Parameters<Snapshot['hasTag']>[0];

/** What the form shows of its request. */
export type ShownRequest = Pick<Snapshot, 'hasTag' | 'can'>;

/** What was pressed before the request is open. */
interface EarlyPresses {
  readonly isConfirmed: boolean;
  readonly isSubmitted: boolean;
  /** Whether Submit was pressed and the code could not be loaded. */
  readonly hasFailed: boolean;
}

const nothingPressed: EarlyPresses = { isConfirmed: false, isSubmitted: false, hasFailed: false };

const afterPress = (presses: EarlyPresses, { type }: RequestEvent): EarlyPresses => {
  if (type === 'CONFIRM' || type === 'UNCONFIRM') return { ...presses, isConfirmed: type === 'CONFIRM' };
  return type === 'SUBMIT' ? { ...presses, isSubmitted: presses.isConfirmed, hasFailed: false } : presses;
};

/** @param isRestored whether the phone holds a request that the form shows in place of a blank one */
const createEarlyView = (presses: EarlyPresses, isStored: boolean, isRestored: boolean): ShownRequest => {
  const isEditable = !presses.isSubmitted && !isStored && !isRestored;
  const tags: Partial<Record<Tag, boolean>> = {
    editable: isEditable,
    confirmed: presses.isConfirmed,
    validating: presses.isSubmitted,
    stored: isStored,
  };
  return {
    hasTag: (tag) => tags[tag] === true,
    can: (event) =>
      event.type === 'SUBMIT' && isEditable && presses.isConfirmed && (event.blockedBy ?? null) === null,
  };
};

export interface LoadedRequest {
  /** Null until the code is loaded, as are `request` and `snapshot`. */
  readonly parts: RequestParts | null;
  readonly request: OpenRequest | null;
  readonly snapshot: Snapshot | null;
  readonly state: ShownRequest;
  readonly send: (event: RequestEvent) => void;
  readonly presses: EarlyPresses;
}

export const useRequest = (
  type: FormType,
  form: RefObject<HTMLFormElement | null>,
  isHydrated: boolean,
): LoadedRequest => {
  const [parts, loadParts] = useRequestParts(form, isHydrated);
  const request = useOpenRequest(type, parts?.openRequest ?? null);
  const actor = request?.actor;
  const snapshot = useSelector(actor, (found) => found ?? null);
  const [presses, setPresses] = useState(nothingPressed);
  const send = useCallback(
    (event: RequestEvent) => {
      if (actor !== undefined) return actor.send(event);
      setPresses((earlier) => afterPress(earlier, event));
      if (event.type === 'SUBMIT')
        loadParts().catch(() =>
          setPresses((earlier) => ({ ...earlier, isSubmitted: false, hasFailed: true })),
        );
    },
    [actor, loadParts],
  );
  const early = useMemo(() => {
    const isStored = isHydrated && holdsTabReceipt(type);
    return createEarlyView(presses, isStored, isHydrated && readQueuedRequestEntry(type) !== null);
  }, [presses, type, isHydrated]);
  return { parts, request, snapshot, state: snapshot ?? early, send, presses };
};

/** Sends what was pressed before. Called after the form is mounted, because the request reads its answers then. */
export const useEarlyPresses = ({ request, presses }: LoadedRequest): void => {
  const actor = request?.actor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the presses count once, when the request opens.
  useLayoutEffect(() => {
    if (presses.isConfirmed && actor?.getSnapshot().hasTag('editable')) actor.send({ type: 'CONFIRM' });
  }, [actor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (presses.isSubmitted && actor?.getSnapshot().hasTag('confirmed')) actor.send({ type: 'SUBMIT' });
  }, [actor]);
};
