/** Loads a module once, apart from the page, and remembers it. */
export interface ModuleLoader<Module> {
  /** Null until it is loaded. */
  readonly getLoaded: () => Module | null;
  /** Rejects when a file cannot be loaded; the next call tries again. */
  readonly load: () => Promise<Module>;
}

/** @param importModule () => importWithRetry(() => import('./a.ts')) */
export const createModuleLoader = <Module>(importModule: () => Promise<Module>): ModuleLoader<Module> => {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    getLoaded: () => loaded,
    load: () => {
      loading ??= importModule().then(
        (module) => {
          loaded = module;
          return module;
        },
        (cause: unknown) => {
          loading = null;
          throw cause;
        },
      );
      return loading;
    },
  };
};
