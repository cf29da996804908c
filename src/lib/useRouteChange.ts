/** Tells of each way gone, also to the page one is on; not of the first page. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export const useRouteChange = (tell: () => void): void => {
  const { key } = useLocation();
  const toldOf = useRef(key);
  useEffect(() => {
    if (toldOf.current === key) return;
    toldOf.current = key;
    tell();
  }, [key, tell]);
};
