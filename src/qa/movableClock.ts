/** A clock that a tester moves forward: what waits is called in its turn, as if the time had passed. */
interface Device {
  readonly now: () => number;
  readonly setTimeout: (call: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

interface Waiting {
  readonly call: () => void;
  /** By the moved clock (ms). */
  readonly due: number;
  timer: unknown;
}

export interface MovableClock {
  /** The device's time and what it was moved by (ms). */
  readonly now: () => number;
  readonly ahead: () => number;
  readonly setTimeout: (call: () => void, ms: number) => unknown;
  readonly clearTimeout: (waiting: unknown) => void;
  /** Moves to so far ahead of the device; what falls due on the way is called in its order, and sees its own time. */
  readonly moveTo: (ahead: number) => void;
}

/** No browser counts further. */
const longest = 2 ** 31 - 1;

export const movableClock = (device: Device, ahead: number): MovableClock => {
  let moved = ahead;
  const waiting = new Set<Waiting>();
  const now = () => device.now() + moved;
  const end = (one: Waiting) => {
    device.clearTimeout(one.timer as never);
    waiting.delete(one);
  };
  const arm = (one: Waiting) => {
    device.clearTimeout(one.timer as never);
    const left = one.due - now();
    one.timer = device.setTimeout(
      () => {
        if (left > longest) return arm(one);
        end(one);
        one.call();
      },
      Math.min(longest, Math.max(0, left)),
    );
  };
  const nextBefore = (instant: number): Waiting | undefined =>
    [...waiting].toSorted((one, other) => one.due - other.due).find(({ due }) => due <= instant);
  return {
    now,
    ahead: () => moved,
    setTimeout: (call, ms) => {
      const one: Waiting = { call, due: now() + ms, timer: undefined };
      waiting.add(one);
      arm(one);
      return one;
    },
    clearTimeout: (one) => {
      if (waiting.has(one as Waiting)) end(one as Waiting);
    },
    moveTo: (target) => {
      const instant = device.now() + target;
      for (let next = nextBefore(instant); next !== undefined; next = nextBefore(instant)) {
        moved = Math.max(moved, next.due - device.now());
        end(next);
        next.call();
      }
      moved = target;
      for (const one of waiting) arm(one);
    },
  };
};
