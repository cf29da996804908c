/** Context for the injected logger of §8. A message never contains anything a citizen typed. */
import { createContext, useContext } from 'react';

export type Logger = (what: string) => void;

export const LoggerContext = createContext<Logger>(() => {});

export const useLogger = (): Logger => useContext(LoggerContext);
