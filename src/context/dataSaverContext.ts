/** Whether pictures wait until they are tapped, as given to the page from outside. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dataSaverMachine } from '../../machines/site/dataSaver.ts';

export type DataSaverActorRef = ActorRefFrom<typeof dataSaverMachine>;

export const DataSaverContext = createContext<DataSaverActorRef | null>(null);

export const useDataSaver = (): DataSaverActorRef => {
  const dataSaverActor = useContext(DataSaverContext);
  if (dataSaverActor === null) throw new Error('Whether pictures wait is given from outside.');
  return dataSaverActor;
};
