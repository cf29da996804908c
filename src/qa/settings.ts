/** A tester's settings: the active faults, and the clock's offset. The server stores them for every page. */
export const faultNames = ['takenId', 'lostReply', 'refused', 'tooMany', 'hang', 'offline'] as const;

export type FaultName = (typeof faultNames)[number];

export interface QaSetting {
  readonly switches: readonly FaultName[];
  /** The offset of the pages' and the store's clock from the device's (ms). */
  readonly ahead: number;
}

export const initialQaSetting: QaSetting = { switches: [], ahead: 0 };

/** The channel between the site's pages and the machine viewer. */
export const qaChannelName = 'qa';

/** The server receives a setting at `settingPath`, and serves it to pages as a script that runs before the site's own. */
export const settingPath = '/qa/setting';
export const settingScript = '/qa/setting.js';

/** The global in which that script leaves it. */
export const settingName = 'qaSetting';

const tenYears = 10 * 366 * 86_400_000;

/** Null if the value is no setting. */
export const parseQaSetting = (value: unknown): QaSetting | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { switches, ahead } = value as { readonly switches?: unknown; readonly ahead?: unknown };
  if (!Array.isArray(switches) || !Number.isSafeInteger(ahead)) return null;
  if (Number(ahead) < 0 || Number(ahead) > tenYears) return null;
  if (switches.some((each) => !faultNames.includes(each))) return null;
  return { switches: faultNames.filter((each) => switches.includes(each)), ahead: Number(ahead) };
};
