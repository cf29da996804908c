import { createContext } from 'react';

/** Whether the tab of a component is the open one: a tab stays mounted while another is open. */
export const TabVisibilityContext = createContext(true);
