/** Calls `onChange` after each navigation, also to the current page; not for the first page. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const useRouteChange = (onChange: () => void): void => {
  const { key } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    onChange();
  }, [key, onChange]);
};
