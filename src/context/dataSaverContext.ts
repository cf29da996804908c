/** Context for the injected data saver, which decides whether pictures wait for a tap. */
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { dataSaverMachine } from '../../machines/site/dataSaver.ts';

export type DataSaverActorRef = ActorRefFrom<typeof dataSaverMachine>;

export const DataSaverContext = createContext<DataSaverActorRef | null>(null);

export const useDataSaver = (): DataSaverActorRef => {
  const dataSaverActor = useContext(DataSaverContext);
  if (dataSaverActor === null) throw new Error('useDataSaver must be used within DataSaverContext.');
  return dataSaverActor;
};
