/** The clock as given to the page from outside. */
import { createContext, useContext } from 'react';
import { type Clock, clockOf } from '../domain/clock.ts';

export const ClockContext = createContext<Clock>(clockOf(Date.now));

export const useClock = (): Clock => useContext(ClockContext);
