/** A clock that a tester moves forward: pending timers fire in order, as if the time had passed. */
interface Device {
  readonly now: () => number;
  readonly setTimeout: (call: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

interface ScheduledCall {
  readonly call: () => void;
  /** Due time by the moved clock (ms). */
  readonly due: number;
  timer: unknown;
}

export interface MovableClock {
  /** The device's time plus the offset (ms). */
  readonly now: () => number;
  readonly ahead: () => number;
  readonly setTimeout: (call: () => void, ms: number) => unknown;
  readonly clearTimeout: (scheduled: unknown) => void;
  /** Sets the offset from the device. Timers due on the way fire in order, and each sees its own due time. */
  readonly moveTo: (ahead: number) => void;
}

/** The longest timeout of any browser (ms). */
const longest = 2 ** 31 - 1;

export const createMovableClock = (device: Device, ahead: number): MovableClock => {
  let moved = ahead;
  const scheduled = new Set<ScheduledCall>();
  const now = () => device.now() + moved;
  const end = (one: ScheduledCall) => {
    device.clearTimeout(one.timer as never);
    scheduled.delete(one);
  };
  const arm = (one: ScheduledCall) => {
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
  const nextBefore = (instant: number): ScheduledCall | undefined =>
    [...scheduled].toSorted((one, other) => one.due - other.due).find(({ due }) => due <= instant);
  return {
    now,
    ahead: () => moved,
    setTimeout: (call, ms) => {
      const one: ScheduledCall = { call, due: now() + ms, timer: undefined };
      scheduled.add(one);
      arm(one);
      return one;
    },
    clearTimeout: (one) => {
      if (scheduled.has(one as ScheduledCall)) end(one as ScheduledCall);
    },
    moveTo: (target) => {
      const instant = device.now() + target;
      for (let next = nextBefore(instant); next !== undefined; next = nextBefore(instant)) {
        moved = Math.max(moved, next.due - device.now());
        end(next);
        next.call();
      }
      moved = target;
      for (const one of scheduled) arm(one);
    },
  };
};

/** Replaces the page's `Date` and `performance.now` by the clock's time. */
export const moveDeviceTime = (clock: MovableClock): void => {
  const Device = globalThis.Date;
  globalThis.Date = class extends Device {
    constructor(...args: readonly unknown[]) {
      super(...((args.length === 0 ? [clock.now()] : args) as [number]));
    }
    static override now(): number {
      return clock.now();
    }
  } as DateConstructor;
  const runningTime = performance.now.bind(performance);
  const atLoad = clock.ahead();
  performance.now = () => runningTime() + clock.ahead() - atLoad;
};
