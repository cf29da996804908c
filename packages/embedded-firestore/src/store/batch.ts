/**
 * Runs everything that arrives in one turn of the event loop together: many simultaneous commits then wait for the disk
 * only once.
 */

/** @param act runs all items in order of arrival and returns one result for each. @param max items in one batch */
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
