/** The messages that every locale has, by name of catalogue. A locale without one of them does not compile. */
import type { Catalogue } from './define.ts';
import type * as english from './en/messages.ts';

type English = typeof english;

export type LocaleMessages = {
  readonly [Name in keyof English]: English[Name] extends Catalogue<infer Content> ? Content : never;
};
