/** The device's clock, corrected by the server's (decisions: Time). A telephone may be ten years off. */
export interface Clock {
  /** Epoch ms. */
  readonly now: () => number;
  /** Whether a server has told the time. */
  readonly isCorrected: () => boolean;
  /** Resolves when a server has told the time, or will not. */
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
