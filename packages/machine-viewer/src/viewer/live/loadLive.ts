/** Loads the live part in the QA build. In any other build it is null, and the bundler drops the code. */
export const loadLive = import.meta.env.SITE_QA
  ? async () => {
      const [{ LiveView }, { createLiveStore, findLiveActors }] = await Promise.all([
        import('./LiveView.tsx'),
        import('./liveState.ts'),
      ]);
      return { View: LiveView, live: createLiveStore(), actorsOf: findLiveActors };
    }
  : null;
