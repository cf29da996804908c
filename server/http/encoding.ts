/** The content coding of an answer: of those that the server has, the one that the client's Accept-Encoding prefers. */

export type Encoding = 'br' | 'gzip';

/** `gzip;q=0.5, br` → gzip 0.5, br 1. A weight that is no number from 0 to 1 is a refusal: unencoded is always understood. */
function parseWeights(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .map((entry) => {
        const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        const isNumber = weight === undefined || /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(weight);
        return [name, isNumber ? Number(weight ?? 1) : 0] as const;
      }),
  );
}

/**
 * Null is unencoded. An encoding counts only where the client names it: `*` comes from programs that decode nothing. An
 * answer goes out unencoded also where that is refused (`identity;q=0`), as RFC 9110 §12.5.3 allows.
 * @param header the Accept-Encoding of a request
 * @param offered what the server has, the smallest first: it decides among equal weights
 */
export function chooseEncoding<T extends Encoding>(
  header: string | readonly string[] | undefined,
  offered: readonly T[],
): T | null {
  const weights = parseWeights(String(header ?? ''));
  const weightOf = (name: string): number => weights.get(name) ?? 0;
  const [best] = offered.toSorted((left, right) => weightOf(right) - weightOf(left));
  if (best === undefined || weightOf(best) === 0) return null;
  return weightOf('identity') > weightOf(best) ? null : best;
}
