/**
 * What comes in one turn of the event loop is done together: of many commits at once each waits for the disk one time,
 * the same time.
 */

/** @param act does all of them, in the order in which they came, and answers each. @param most at once */
export function together<Item, Result>(
  act: (items: readonly Item[]) => readonly Result[],
  most: number,
): (item: Item) => Promise<Result> {
  let waiting: { readonly item: Item; readonly answer: (result: Result) => void }[] = [];

  const next = (): void => {
    const now = waiting.slice(0, most);
    waiting = waiting.slice(most);
    if (waiting.length > 0) setImmediate(next);
    const results = act(now.map(({ item }) => item));
    for (const [at, { answer }] of now.entries()) answer(results[at]!);
  };

  return (item) =>
    new Promise((answer) => {
      if (waiting.length === 0) setImmediate(next);
      waiting.push({ item, answer });
    });
}
