/** The content below a page's title: a placeholder, an error, or the records. */
import type { ReactNode } from 'react';
import type { LocalizedText } from '../../content/models/localize.ts';
import type { QueryResult } from '../../query/useRecords.ts';
import { ListSkeleton } from '../layout/Skeleton.tsx';
import type { IconName } from '../media/icons.ts';
import { UntranslatedNotice } from '../ui/UntranslatedNotice.tsx';
import { EmptyList } from './EmptyList.tsx';
import { QueryError } from './QueryError.tsx';

interface QueryViewProps<Shown> {
  readonly result: QueryResult<Shown>;
  readonly isDated?: boolean | undefined;
  readonly children: (data: Shown) => ReactNode;
}

export const QueryView = <Shown,>({ result, isDated = false, children }: QueryViewProps<Shown>) => {
  if (result.status === 'loading') return <ListSkeleton isDated={isDated} />;
  return result.status === 'error' ? <QueryError /> : children(result.data);
};

interface QueryListViewProps<Shown extends LocalizedText> extends QueryViewProps<readonly Shown[]> {
  readonly icon: IconName;
  readonly empty: { readonly title: string; readonly sentence: string };
  /** The visible fields of each record; all fields by default. */
  readonly visibleFields?: readonly string[];
}

/** A list with notices for an empty or untranslated one. */
export const QueryListView = <Shown extends LocalizedText>({
  icon,
  empty,
  visibleFields,
  children,
  ...rest
}: QueryListViewProps<Shown>) => (
  <QueryView {...rest}>
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
