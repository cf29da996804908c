/** What stands below a page's title: being read, not to be read, or there. */
import type { ReactNode } from 'react';
import type { InLanguage } from '../../content/models/localize.ts';
import type { Reading } from '../../query/useRecords.ts';
import { ListSkeleton } from '../layout/Skeleton.tsx';
import type { IconName } from '../media/icons.ts';
import { OnlyEnglish } from '../ui/UntranslatedNotice.tsx';
import { EmptyList } from './EmptyList.tsx';
import { CannotRead } from './QueryError.tsx';

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
