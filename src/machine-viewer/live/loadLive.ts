/** The live part, in the build for quality assurance; in any other it is null, and its code is not there. */
export const loadLive = import.meta.env.SITE_QA
  ? async () => {
      const [{ LiveView }, { createLiveStore, findLiveActors }] = await Promise.all([
        import('./LiveView.tsx'),
        import('./liveState.ts'),
      ]);
      return { View: LiveView, live: createLiveStore(), actorsOf: findLiveActors };
    }
  : null;
