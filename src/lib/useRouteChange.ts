/** Tells of each way gone, also to the page one is on; not of the first page. */
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
