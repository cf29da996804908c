// A game with a constant enum, guards that count, and an output.
import { assertEvent, assign, setup } from 'xstate';

const enum Player {
  X = 'x',
  O = 'o',
}

export const ticTacToeMachine = setup({
  types: {
    context: {} as { board: (Player | null)[]; player: Player },
    events: {} as { type: 'PLAY'; square?: number } | { type: 'RESET' },
  },
  guards: {
    isFree: ({ context, event }) => {
      assertEvent(event, 'PLAY');
      return context.board[event.square ?? context.board.indexOf(null)] === null;
    },
    isFull: ({ context }) => !context.board.includes(null),
  },
}).createMachine({
  id: 'game',
  context: { board: Array(9).fill(null), player: Player.X },
  initial: 'playing',
  states: {
    playing: {
      always: { guard: 'isFull', target: 'draw' },
      on: {
        PLAY: {
          guard: 'isFree',
          actions: assign(({ context: { board, player }, event }) => ({
            board: board.with(event.square ?? board.indexOf(null), player),
            player: player === Player.X ? Player.O : Player.X,
          })),
        },
      },
    },
    draw: { type: 'final' },
  },
  output: ({ context }) => context.board,
  on: { RESET: { target: '.playing', reenter: true } },
});
