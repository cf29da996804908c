/** Plays any choices on a real actor: those that are possible make the story, and the others are left out. */
import { actorOf, isTimerEvent } from '../model/choices.ts';
import { choicesByKey } from '../model/paths.ts';
import type { RegisteredMachine } from '../model/registered.ts';
import { type RunFrame, startRun } from '../model/run.ts';

export interface PlayedStory {
  /** The choices that the machine took. */
  readonly story: readonly string[];
  /** The start, then one frame for each choice of the story. */
  readonly frames: readonly RunFrame[];
  /** The frame after the clock moved on at the end. */
  readonly end: RunFrame;
}

/** Whether a choice can be made now: the machine is not at its end, the choice's actor is at work, its timer runs. */
export const isPossible = (
  registered: RegisteredMachine,
  { state, pending, timers }: RunFrame,
  key: string,
): boolean => {
  if (state.status !== 'active') return false;
  const { type } = choicesByKey(registered).get(key)!.event;
  const actorId = actorOf(type);
  if (isTimerEvent(type)) return timers.some((timer) => timer.key === key);
  return actorId === null || pending.includes(actorId);
};

/** @param wait how long the clock moves on after the last choice (ms) */
export const playStory = async (
  registered: RegisteredMachine,
  keys: readonly string[],
  wait: number,
): Promise<PlayedStory> => {
  const run = startRun(registered);
  try {
    const story: string[] = [];
    const frames = [run.frame()];
    for (const key of keys) {
      if (!isPossible(registered, frames.at(-1)!, key)) continue;
      const frame = await run.choose(key);
      // The state refused the event.
      if (frame.taken.length === 0) continue;
      story.push(key);
      frames.push(frame);
    }
    return { story, frames, end: wait > 0 ? await run.choose(`wait ${wait}`) : frames.at(-1)! };
  } finally {
    run.stop();
  }
};
