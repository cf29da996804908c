/** A page or a state of it, with the steps that reach it. */
import type { Visit, visit, widths } from '../visit.ts';

export type VisitOptions = NonNullable<Parameters<typeof visit>[1]>;
type Width = keyof typeof widths;

export interface PageState extends Pick<VisitOptions, 'mayLog' | 'before' | 'settles'> {
  readonly name: string;
  readonly path: string;
  /** Set where the state exists at one width only. */
  readonly onlyAt?: Width;
  /** The steps of a reader, or the events, that reach the state. */
  readonly reach?: (visited: Visit) => Promise<unknown>;
}

export const mainOf = ({ page }: Visit) => page.getByRole('main');

/** The console lines that are allowed where nothing can be reached. */
export const offlineLogs = [/net::ERR_/, /The version check/, /503/, /could not be read/];
