import { useEffect, useState } from 'react';
import type { ModuleLoader } from './createModuleLoader.ts';

interface ModuleState<Module> {
  /** Null until it is loaded. */
  readonly module: Module | null;
  /** Why it could not be loaded; null if it could, or is not loaded yet. */
  readonly failure: unknown;
}

/** The module of a loader, which loads it once it is needed. */
export const useModule = <Module>(loader: ModuleLoader<Module>, isNeeded: boolean): ModuleState<Module> => {
  const [state, setState] = useState<ModuleState<Module>>({ module: loader.getLoaded(), failure: null });
  useEffect(() => {
    if (isNeeded && state.module === null)
      loader.load().then(
        (module) => setState({ module, failure: null }),
        (cause: unknown) => setState({ module: null, failure: cause }),
      );
    // A failed load is not tried again before the component mounts again.
  }, [loader, isNeeded, state.module]);
  return state;
};
