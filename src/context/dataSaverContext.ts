/** Whether pictures wait until they are tapped, as given to the page from outside. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dataSaver } from '../../machines/site/dataSaver.ts';

export type Saver = ActorRefFrom<typeof dataSaver>;

export const SaverContext = createContext<Saver | null>(null);

export const useSaver = (): Saver => {
  const saver = useContext(SaverContext);
  if (saver === null) throw new Error('Whether pictures wait is given from outside.');
  return saver;
};
