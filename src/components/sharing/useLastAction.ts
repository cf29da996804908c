import { useEffect, useRef, useState } from 'react';

/** @param signal aborted by a later press, and when the part leaves the page. @returns what shows then; null for nothing */
export type PressAction<Outcome extends string> = (signal: AbortSignal) => Promise<Outcome | null>;

/**
 * Runs what is pressed, and returns the outcome that shows. The last press counts, because the share sheet of some phones never
 * answers.
 */
export const useLastAction = <Outcome extends string>() => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  /**
   * @param failed shows where the action throws
   * @param meanwhile shows until the action ends
   */
  const run = async (
    action: PressAction<Outcome>,
    failed: Outcome,
    meanwhile: Outcome | null = null,
  ): Promise<void> => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setOutcome(meanwhile);
    const ended = await action(signal).catch(() => failed);
    if (!signal.aborted) setOutcome(ended);
  };
  return { outcome, run };
};
