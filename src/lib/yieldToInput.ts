/** TypeScript's DOM library does not know it yet. */
interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/**
 * Ends the task, so that the browser can answer a touch or paint before the work goes on: on a slow phone, work in one task
 * keeps a press waiting. Safari has no `scheduler.yield`.
 */
export const yieldToInput = (): Promise<void> => {
  const { scheduler } = globalThis as { readonly scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
};
