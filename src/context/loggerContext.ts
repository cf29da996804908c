/** What the specification calls 'logged' (§8), as given to the page from outside. Never what a citizen typed. */
import { createContext, useContext } from 'react';

export type Log = (what: string) => void;

export const LogContext = createContext<Log>(() => {});

export const useLog = (): Log => useContext(LogContext);
