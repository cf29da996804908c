/**
 * Where a clerk is among the requests, and the status they have chosen but not saved. A page that signs itself out removes
 * every citizen's answers and keeps this, so that the next sign-in finds the request open as it was.
 */
import type { RequestView } from '../../../machines/staff/requestBrowser.ts';

/** A status and a reason, by their names in the site's table. */
export interface StatusChoice {
  readonly state: string;
  readonly reason: string | null;
  /** Whether the citizen's papers are here and complete; null or absent where nobody said it, or it does not matter. */
  readonly arePapersComplete?: boolean | null;
}

export interface CarriedOverCount {
  /** 'yyyy-mm-dd': the day before which these were due to come. */
  readonly day: string;
  readonly open: number;
  /** Those of them that are due today or overdue. */
  readonly due: number;
}

export interface RequestPlace {
  /** null before the first list. */
  readonly view: RequestView | null;
  /** The reference of the open request. */
  readonly open: string | null;
  readonly choice: RememberedChoice | null;
  /** Asks before a half-entered request is lost to another tab; null where nothing would be lost. */
  readonly askBeforeTab: (() => void) | null;
  /** What was open of earlier days when it was last read; null before. */
  readonly carriedOver: CarriedOverCount | null;
}

/**
 * A chosen status. It counts only for its request and for the version of the receipt that the clerk saw, because another
 * clerk may have changed the status since.
 */
interface RememberedChoice extends StatusChoice {
  readonly id: string;
  readonly version: string;
}

export interface RequestPlaceRef {
  current: RequestPlace;
}

export const createRequestPlace = (): RequestPlace => ({
  view: null,
  open: null,
  choice: null,
  askBeforeTab: null,
  carriedOver: null,
});
