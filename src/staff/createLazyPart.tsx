/** A part of the staff page whose code loads when it is first shown. Somebody whose download fails may try again. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { staffMessages } from '../staff-core/messages.ts';
import { FetchError } from './FetchError.tsx';

type Part<Props> = (props: Props) => ReactNode;

/** @param load by `importWithRetry`, which each caller writes out with the path of its part */
export const createLazyPart = <Props extends object>(load: () => Promise<Part<Props>>): Part<Props> => {
  const create = () =>
    lazy(async (): Promise<{ readonly default: Part<Props & { readonly onAgain: () => void }> }> => {
      try {
        return { default: await load() };
      } catch {
        return { default: FetchError };
      }
    });
  return (props) => {
    const [LoadedPart, setLoadedPart] = useState(create);
    return (
      <Suspense fallback={<p role="status">{staffMessages.moment}</p>}>
        <LoadedPart {...props} onAgain={() => setLoadedPart(create)} />
      </Suspense>
    );
  };
};
