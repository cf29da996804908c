/** Loads the counter at the first press of 'Enter a request': the form and its schema are large, and most visits only read. */
import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { staffMessages } from '../../staff-core/messages.ts';
import { FetchError } from '../FetchError.tsx';
import type { CounterEntryProps } from './CounterEntry.tsx';

interface LoadedProps extends CounterEntryProps {
  readonly onAgain: () => void;
}

/** Somebody whose download fails may try again. */
const createLazyEntry = () =>
  lazy(async (): Promise<{ readonly default: (props: LoadedProps) => React.ReactNode }> => {
    try {
      const { CounterEntry } = await importWithRetry(() => import('./CounterEntry.tsx'));
      return { default: CounterEntry };
    } catch {
      return { default: FetchError };
    }
  });

export const LazyCounterEntry = (props: CounterEntryProps) => {
  const [Entry, setEntry] = useState(createLazyEntry);
  return (
    <Suspense fallback={<p role="status">{staffMessages.moment}</p>}>
      <Entry {...props} onAgain={() => setEntry(createLazyEntry)} />
    </Suspense>
  );
};
