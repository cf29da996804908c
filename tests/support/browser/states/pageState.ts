/** What is shown to a reader: a page or a state of it, and the way there. */
import type { Visit, visit, widths } from '../visit.ts';

export type VisitOptions = NonNullable<Parameters<typeof visit>[1]>;
type Width = keyof typeof widths;

export interface PageState extends Pick<VisitOptions, 'mayLog' | 'before' | 'waitsForHydration'> {
  readonly name: string;
  readonly path: string;
  /** Where it is at one width only. */
  readonly onlyAt?: Width;
  /** What a reader does, or what happens, until it is there. */
  readonly reach?: (visited: Visit) => Promise<unknown>;
}

export const mainOf = ({ page }: Visit) => page.getByRole('main');

/** What the console may say where nothing can be reached. */
export const offlineLogs = [/net::ERR_/, /The version check/, /503/, /could not be read/];
