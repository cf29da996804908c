/**
 * What comes in one turn of the event loop is done together: of many commits at once each waits for the disk one time,
 * the same time.
 */

/** @param act does all of them, in the order in which they came, and answers each. @param max at once */
export function createBatch<Item, Result>(
  act: (items: readonly Item[]) => readonly Result[],
  max: number,
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly answer: (result: Result) => void }[] = [];

  const runBatch = (): void => {
    const batch = waiting.slice(0, max);
    waiting = waiting.slice(max);
    if (waiting.length > 0) setImmediate(runBatch);
    const results = act(batch.map(({ item }) => item));
    for (const [at, { answer }] of batch.entries()) answer(results[at]!);
  };

  return (item) =>
    new Promise((answer) => {
      if (waiting.length === 0) setImmediate(runBatch);
      waiting.push({ item, answer });
    });
}
