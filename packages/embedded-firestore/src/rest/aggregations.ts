/** Parses the aggregations of a query; only counts are supported. Source: Firestore REST v1, StructuredAggregationQuery. */
import { invalidArgumentError, unimplementedError } from '../protocol/errors.ts';
import { parseCount, parseList, parseObject, parseText } from '../protocol/json.ts';

export interface CountAggregation {
  readonly alias: string;
  /** The upper bound of the count. */
  readonly most: number;
}

const limits = { aggregations: 5 } as const;

/** One or more counts with distinct aliases; a missing alias becomes field_1, field_2... */
export function parseAggregations(json: unknown): readonly CountAggregation[] {
  const aggregations = parseList(json ?? [], 'aggregations', limits.aggregations);
  if (aggregations.length === 0) throw invalidArgumentError('An aggregation must count something.');
  let unnamed = 0;
  const counts = aggregations.map((aggregation) => {
    const { alias, most } = parseCountAggregation(aggregation);
    if (alias === null) unnamed += 1;
    return { alias: alias ?? `field_${unnamed}`, most };
  });
  if (new Set(counts.map(({ alias }) => alias)).size < counts.length)
    throw invalidArgumentError('Two aggregations have one name.');
  return counts;
}

function parseCountAggregation(json: unknown): { readonly alias: string | null; readonly most: number } {
  const aggregation = parseObject(json, 'An aggregation', ['alias', 'count', 'sum', 'avg']);
  if (aggregation.sum !== undefined || aggregation.avg !== undefined)
    throw unimplementedError('Only count is served.');
  const { upTo } = parseObject(aggregation.count, 'A count', ['upTo']);
  const most = upTo == null ? Number.POSITIVE_INFINITY : parseCount(upTo, 'upTo');
  if (most === 0) throw invalidArgumentError('upTo must be more than zero.');
  return {
    alias:
      aggregation.alias == null || aggregation.alias === '' ? null : parseText(aggregation.alias, 'An alias'),
    most,
  };
}
