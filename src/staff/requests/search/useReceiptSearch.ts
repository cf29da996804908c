/**
 * Understands a receipt's link in the search field, pasted or typed by a scanner, and finds the reference that belongs to it. Who
 * has the code may read the status of the request, so the code leaves the field at once, and nothing keeps it after the look-up.
 */
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useRef } from 'react';
import { fromPromise } from 'xstate';
import { receiptSearchMachine } from '../../../../machines/staff/receiptSearch.ts';
import { findReceiptCode, findReferenceAlone } from '../../../domain/request/findReceiptCode.ts';
import type { StaffClient } from '../../restClient.ts';
import { readReferenceOfCode } from '../readRequests.ts';

const statuses = ['lookingUp', 'broken', 'unknown', 'failed'] as const;

/** A link, or more of a code than a reference has: it must not become the text of a search. */
const isPartOfCode = (text: string): boolean =>
  findReferenceAlone(text) === null &&
  /:\/\/|#|request_status|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16}/i.test(text);

interface ReceiptSearchOptions {
  readonly client: StaffClient;
  readonly onFound: (reference: string) => void;
}

export interface ReceiptSearch {
  /** What the page says about a receipt; null for nothing. */
  readonly status: (typeof statuses)[number] | null;
  /** What the field shows of the text in it: nothing of a text with a code, which is looked up. */
  readonly take: (text: string) => string;
  /** Whether a text must not be searched for, because it is a part of a code. */
  readonly refuses: (text: string) => boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const useReceiptSearch = ({ client, onFound }: ReceiptSearchOptions): ReceiptSearch => {
  const code = useRef('');
  const [state, send] = useMachine(
    receiptSearchMachine.provide({
      actors: {
        findReference: fromPromise(() => {
          const wanted = code.current;
          code.current = '';
          return readReferenceOfCode(client, wanted);
        }),
      },
      actions: { searchReference: (_, { reference }) => onFound(reference) },
    }),
  );
  return {
    status: statuses.find((name) => state.hasTag(name)) ?? null,
    take: (text) => {
      const typed = findReceiptCode(text);
      if (typed !== null) code.current = typed;
      send({ type: typed === null ? 'TYPE_TEXT' : 'TYPE_CODE' });
      return typed === null ? text : '';
    },
    refuses: (text) => {
      const isRefused = isPartOfCode(text);
      if (isRefused) send({ type: 'SEARCH_PART' });
      return isRefused;
    },
    onKeyDown: (event) => {
      if (!state.hasTag('lookingUp')) return;
      // The form would search for the emptied field.
      if (event.key === 'Enter') event.preventDefault();
      send({ type: event.key === 'Enter' ? 'PRESS_ENTER' : 'PRESS_KEY' });
    },
  };
};
