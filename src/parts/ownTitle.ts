/** The window is called by what the page shows, once that is known; until then by its route. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titled } from '../routes/menu.ts';

export const useOwnTitle = (title: string | null): void => {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path sets the title of its route first, this follows it.
  useEffect(() => {
    if (title !== null) document.title = titled(title);
  }, [title, pathname]);
};
