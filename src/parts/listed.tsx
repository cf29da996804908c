/** A list below a page's title: being read, not to be read, empty, or there. */
import type { ReactNode } from 'react';
import { CannotRead } from './cannotRead.tsx';
import { EmptyList } from './emptyList.tsx';
import type { IconName } from './icons.ts';
import type { Reading } from './reading.ts';
import { ListSkeleton } from './skeleton.tsx';

interface ListedProps<Shown> {
  readonly reading: Reading<readonly Shown[]>;
  readonly icon: IconName;
  readonly empty: { readonly title: string; readonly sentence: string };
  readonly isDated?: boolean | undefined;
  readonly children: (shown: readonly Shown[]) => ReactNode;
}

export const Listed = <Shown,>({ reading, icon, empty, isDated = false, children }: ListedProps<Shown>) => {
  if (reading.tag === 'loading') return <ListSkeleton isDated={isDated} />;
  if (reading.tag === 'failed') return <CannotRead />;
  return reading.shown.length === 0 ? <EmptyList icon={icon} {...empty} /> : children(reading.shown);
};
