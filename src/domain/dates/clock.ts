/** The device's clock, corrected by the server's (docs/decisions/0023-time.md). A phone may be ten years off. */
export interface Clock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether a server's time has corrected the clock. */
  readonly isCorrected: () => boolean;
  /** Resolves when a server's time has arrived, or will not arrive. */
  readonly settled: () => Promise<unknown>;
}

export const createClock = (
  device: () => number,
  settled: Clock['settled'] = async () => {},
): Clock & { readonly correct: (instant: number) => void } => {
  let ahead: number | null = null;
  return {
    now: () => device() + (ahead ?? 0),
    isCorrected: () => ahead !== null,
    settled,
    correct: (instant) => {
      ahead = instant - device();
    },
  };
};
