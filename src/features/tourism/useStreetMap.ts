/**
 * The street map (spec §2). The page shows our own SVG map until the citizen requests the street map, and again when that is
 * unavailable.
 */
import { useEffect, useState } from 'react';
import { useServices } from '../../context/services.ts';
import { loadStreetMap } from './loadStreetMap.ts';

/** 'loadingTiles': the street map is in the page but hidden. */
type StreetMapStatus = 'idle' | 'loadingCode' | 'loadingTiles' | 'shown' | 'failed';

/** Milliseconds. The code is forty times the size of a tile, so it gets a longer time limit on a slow line. */
const timeLimits = { loadingCode: 20_000, loadingTiles: 8_000 } as const;

export const useStreetMap = () => {
  const { log } = useServices();
  const [status, setStatus] = useState<StreetMapStatus>('idle');
  useEffect(() => {
    if (status !== 'loadingCode' && status !== 'loadingTiles') return;
    let isCurrent = true;
    const timer = setTimeout(() => setStatus('failed'), timeLimits[status]);
    if (status === 'loadingCode')
      loadStreetMap().then(
        () => {
          if (isCurrent) setStatus('loadingTiles');
        },
        (cause: unknown) => {
          if (!isCurrent) return;
          log(`The street map could not be fetched: ${String(cause)}`);
          setStatus('failed');
        },
      );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [status, log]);
  const endLoading = (end: StreetMapStatus) => setStatus((now) => (now === 'loadingTiles' ? end : now));
  return {
    status,
    show: () => setStatus('loadingCode'),
    hide: () => setStatus('idle'),
    onTile: () => endLoading('shown'),
    /** Of the visible tiles none has loaded. */
    onAnswered: () => endLoading('failed'),
  };
};
