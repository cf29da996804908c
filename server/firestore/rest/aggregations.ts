/** What an aggregation counts. Source: Firestore REST v1, StructuredAggregationQuery. */
import { invalid, unimplemented } from '../protocol/errors.ts';
import { count, list, object, text } from '../protocol/json.ts';

export interface Count {
  readonly alias: string;
  /** Counting ends here. */
  readonly most: number;
}

const limits = { aggregations: 5 } as const;

/** One count or more, each under a name of its own; one without a name is field_1, field_2... */
export function countsOf(json: unknown): readonly Count[] {
  const aggregations = list(json ?? [], 'aggregations', limits.aggregations);
  if (aggregations.length === 0) throw invalid('An aggregation must count something.');
  let unnamed = 0;
  const counts = aggregations.map((one) => {
    const { alias, most } = countOf(one);
    if (alias === null) unnamed += 1;
    return { alias: alias ?? `field_${unnamed}`, most };
  });
  if (new Set(counts.map(({ alias }) => alias)).size < counts.length)
    throw invalid('Two aggregations have one name.');
  return counts;
}

function countOf(json: unknown): { readonly alias: string | null; readonly most: number } {
  const given = object(json, 'An aggregation', ['alias', 'count', 'sum', 'avg']);
  if (given.sum !== undefined || given.avg !== undefined) throw unimplemented('Only count is served.');
  const { upTo } = object(given.count, 'A count', ['upTo']);
  const most = upTo == null ? Number.POSITIVE_INFINITY : count(upTo, 'upTo');
  if (most === 0) throw invalid('upTo must be more than zero.');
  return { alias: given.alias == null || given.alias === '' ? null : text(given.alias, 'An alias'), most };
}
