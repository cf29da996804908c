// A search that waits for a pause: the machine stands in the file of its component, which imports styles.
import { useState } from 'react';
import { assign, fromPromise, setup } from 'xstate';
import './search.css';

const find = fromPromise<string[], string>(async ({ input }) => [input]);

const machine = setup({
  types: { context: {} as { query: string; results: string[] }, events: {} as { type: 'TYPE'; query?: string } },
  actors: { find },
  delays: { pause: 300 },
}).createMachine({
  id: 'search',
  context: { query: '', results: [] },
  initial: 'idle',
  on: { TYPE: { target: '.waiting', actions: assign({ query: ({ event }) => event.query ?? '' }) } },
  states: {
    idle: {},
    waiting: { after: { pause: 'searching' } },
    searching: {
      invoke: {
        src: 'find',
        input: ({ context }) => context.query,
        onDone: { target: 'idle', actions: assign({ results: ({ event }) => event.output }) },
        onError: 'idle',
      },
    },
  },
});

export function Search() {
  const [results] = useState(['Sample']);
  return (
    <ul className="results">
      {results.map((result) => (
        <li key={result}>{result}</li>
      ))}
    </ul>
  );
}

export default machine;
