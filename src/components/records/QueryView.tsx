/** The content below a page's title: a placeholder, an error, or the records. */
import type { ReactNode } from 'react';
import type { LocalizedText } from '../../content/models/localize.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { ListSkeleton } from '../layout/Skeleton.tsx';
import type { IconName } from '../media/icons.ts';
import { SampleContent } from '../ui/SampleTag.tsx';
import { UntranslatedNotice } from '../ui/UntranslatedNotice.tsx';
import { EmptyList } from './EmptyList.tsx';
import { QueryError } from './QueryError.tsx';

interface QueryViewProps<Shown> {
  readonly result: QueryResult<Shown>;
  readonly isDated?: boolean | undefined;
  /** The records that are shown: one band marks them if all are samples. */
  readonly recordsOf: (data: Shown) => readonly { readonly isSample: boolean }[];
  readonly children: (data: Shown) => ReactNode;
}

export const QueryView = <Shown,>({
  result,
  isDated = false,
  recordsOf,
  children,
}: QueryViewProps<Shown>) => {
  if (result.status === 'loading') return <ListSkeleton isDated={isDated} />;
  if (result.status === 'error') return <QueryError />;
  return <SampleContent records={recordsOf(result.data)}>{children(result.data)}</SampleContent>;
};

type ListedRecord = LocalizedText & { readonly isSample: boolean };

interface QueryListViewProps<Shown extends ListedRecord>
  extends Omit<QueryViewProps<readonly Shown[]>, 'recordsOf'> {
  readonly icon: IconName;
  readonly empty: { readonly title: string; readonly sentence: string };
  /** The visible fields of each record; all fields by default. */
  readonly visibleFields?: readonly string[];
  /** Records of another list that are shown with them. */
  readonly shownWith?: readonly ListedRecord[];
}

/** A list with notices for an empty or untranslated one. */
export const QueryListView = <Shown extends ListedRecord>({
  icon,
  empty,
  visibleFields,
  shownWith = [],
  children,
  ...rest
}: QueryListViewProps<Shown>) => (
  <QueryView {...rest} recordsOf={(data) => [...data, ...shownWith]}>
    {(data) =>
      data.length === 0 ? (
        <EmptyList icon={icon} {...empty} />
      ) : (
        <>
          <UntranslatedNotice records={data} visibleFields={visibleFields} />
          {children(data)}
        </>
      )
    }
  </QueryView>
);
