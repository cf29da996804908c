/** What the specification calls 'logged' (§8), as given to the page from outside. Never what a citizen typed. */
import { createContext, useContext } from 'react';

export type Logger = (what: string) => void;

export const LoggerContext = createContext<Logger>(() => {});

export const useLogger = (): Logger => useContext(LoggerContext);
