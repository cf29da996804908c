// Every machine of this folder, for one page.
import searchMachine from './search';
import { createToggleMachine } from './toggle';
import trafficLight from './trafficLight.mjs';
import { lamps, machines } from './undo';

export { authMachine } from './auth';
export { creditCheckMachine } from './credit/src/machines/creditCheck';
export { elevatorMachine } from './elevator';
export { fetchRetry } from './fetchRetry';
export { playerMachine } from './player';
export { socketMachine } from './socket';
export { actor } from './stopwatch';
export { ticTacToeMachine } from './ticTacToe';
export { todosMachine } from './todos';
export { uploadMachine } from './upload';
export { searchMachine, trafficLight };
export const made = { toggle: createToggleMachine(), lamp: lamps[0], ...machines };
