/** Formats event types for people. */
const patterns = [
  [/^xstate\.done\.actor\.(.+)$/, '$1 answers'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 fails'],
  [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
  [/^xstate\.done\.state\.(.+)$/, 'all of $1 is done'],
  [/^$/, 'at once'],
] as const;

/** 'xstate.error.actor.saveRequest' → 'saveRequest fails' */
export const formatEventType = (type: string): string => {
  const row = patterns.find(([pattern]) => pattern.test(type));
  return row === undefined ? type : type.replace(row[0], row[1]);
};
