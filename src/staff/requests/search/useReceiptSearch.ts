/**
 * Understands a receipt's link in the search field, pasted or typed by a scanner, and finds the reference that belongs to it. Who
 * has the code may read the status of the request, so the code leaves the field at once, and nothing keeps it after the look-up.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findReceiptCode, findReferenceAlone } from '../../../domain/request/findReceiptCode.ts';

/** A scanner types a sign each few milliseconds, and the link goes on after its code: what it still types must not go elsewhere. */
const scanPause = 200;

/** 'broken': a part of a link or of a code. 'unknown': the barangay has no such receipt. */
export type ReceiptSearchState = 'idle' | 'lookingUp' | 'broken' | 'unknown' | 'failed';

/** A link, or more of a code than a reference has: it must not become the text of a search. */
const isPartOfCode = (text: string): boolean =>
  findReferenceAlone(text) === null &&
  /:\/\/|#|request_status|[0-9a-f]{8}-[0-9a-f]{4}|[0-9a-f]{16}/i.test(text);

export interface ReceiptSearchOptions {
  /** The reference that belongs to a code; null where there is none. Rejects without an answer. */
  readonly findReference: (code: string) => Promise<string | null>;
  /** Whether the list is being loaded: what was found waits for it. */
  readonly isBusy: boolean;
  readonly onFound: (reference: string) => void;
}

export interface ReceiptSearch {
  readonly status: ReceiptSearchState;
  /** What the field shows of the text in it: nothing of a text with a code, which is looked up. */
  readonly take: (text: string) => string;
  /** Whether a text must not be searched for, because it is a part of a code. */
  readonly refuses: (text: string) => boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export const useReceiptSearch = ({ findReference, isBusy, onFound }: ReceiptSearchOptions): ReceiptSearch => {
  const [status, setStatus] = useState<ReceiptSearchState>('idle');
  const [found, setFound] = useState<string | null>(null);
  const code = useRef<string | null>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (found === null || isBusy) return;
    setFound(null);
    setStatus('idle');
    onFound(found);
  }, [found, isBusy, onFound]);
  const lookUp = async () => {
    clearTimeout(timer.current);
    const wanted = code.current;
    code.current = null;
    if (wanted === null) return;
    try {
      const reference = await findReference(wanted);
      if (reference === null) setStatus('unknown');
      else setFound(reference);
    } catch {
      setStatus('failed');
    }
  };
  const lookUpAfterPause = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(lookUp, scanPause);
  };
  return {
    status,
    take: (text) => {
      const typed = findReceiptCode(text);
      if (typed === null) {
        setStatus('idle');
        return text;
      }
      code.current = typed;
      setStatus('lookingUp');
      lookUpAfterPause();
      return '';
    },
    refuses: (text) => {
      const isRefused = isPartOfCode(text);
      if (isRefused) setStatus('broken');
      return isRefused;
    },
    onKeyDown: (event) => {
      if (status !== 'lookingUp') return;
      if (event.key !== 'Enter') return code.current === null ? undefined : lookUpAfterPause();
      // The form would search for the emptied field.
      event.preventDefault();
      void lookUp();
    },
  };
};
