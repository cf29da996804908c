/** What stands below a page's title: being read, not to be read, or there. */
import type { ReactNode } from 'react';
import type { InLanguage } from '../content/translated.ts';
import { CannotRead } from './cannotRead.tsx';
import { EmptyList } from './emptyList.tsx';
import type { IconName } from './icons.ts';
import { OnlyEnglish } from './onlyEnglish.tsx';
import type { Reading } from './reading.ts';
import { ListSkeleton } from './skeleton.tsx';

interface ListedProps<Shown> {
  readonly reading: Reading<Shown>;
  readonly isDated?: boolean | undefined;
  readonly children: (shown: Shown) => ReactNode;
}

export const Listed = <Shown,>({ reading, isDated = false, children }: ListedProps<Shown>) => {
  if (reading.tag === 'loading') return <ListSkeleton isDated={isDated} />;
  return reading.tag === 'failed' ? <CannotRead /> : children(reading.shown);
};

interface ListedOrEmptyProps<Shown extends InLanguage> extends ListedProps<readonly Shown[]> {
  readonly icon: IconName;
  readonly empty: { readonly title: string; readonly sentence: string };
  /** The fields that the list shows of each; all of them where it is absent. */
  readonly texts?: readonly string[];
}

/** A list that may be empty, or in another language, and says so. */
export const ListedOrEmpty = <Shown extends InLanguage>({
  icon,
  empty,
  texts,
  children,
  ...rest
}: ListedOrEmptyProps<Shown>) => (
  <Listed {...rest}>
    {(shown) =>
      shown.length === 0 ? (
        <EmptyList icon={icon} {...empty} />
      ) : (
        <>
          <OnlyEnglish of={shown} texts={texts} />
          {children(shown)}
        </>
      )
    }
  </Listed>
);
