import { StoreFailure } from '../database/failure.ts';

/** The door to the records is loaded apart from the page; where it cannot be had, nobody was reached. */
export const loadDoor = () =>
  import('../database/door.ts').catch(() => {
    throw new StoreFailure('unreachable');
  });
