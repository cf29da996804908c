/** Splits writes into batches, in order. Each batch fits into one commit of either store. */
const limits = { writes: 500, bytes: 1_000_000 } as const;

export function toBatches<Write>(writes: readonly Write[]): readonly (readonly Write[])[] {
  const result: Write[][] = [];
  let bytes = 0;
  for (const write of writes) {
    const size = Buffer.byteLength(JSON.stringify(write));
    const batch = result.at(-1);
    if (batch === undefined || batch.length >= limits.writes || bytes + size > limits.bytes) {
      result.push([write]);
      bytes = size;
    } else {
      batch.push(write);
      bytes += size;
    }
  }
  return result;
}
