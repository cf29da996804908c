/** Loads the live view in the QA build. In any other build it is null, and the bundler drops the code. */
export const loadLive = import.meta.env.SITE_QA
  ? async () => {
      const [{ createLive }, { liveOptions }] = await Promise.all([
        import('../../packages/machine-viewer/src/viewer/live/index.ts'),
        import('../qa/liveOptions.ts'),
      ]);
      return createLive(liveOptions);
    }
  : null;
