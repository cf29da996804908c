/** A value that answers every use with itself: it stands in for what a file needs only when its actors or actions run. */

function target(): void {}

/** Text and numbers of it are empty, so that code which builds a text from it goes on. */
const toPrimitive = (hint: string): string | number => (hint === 'number' ? 0 : '');

/** Constructed, called, read, extended or awaited, it never throws. */
export const standIn: object = new Proxy(target, {
  get: (of, name) => {
    if (name === Symbol.toPrimitive) return toPrimitive;
    if (name === Symbol.iterator) return () => [][Symbol.iterator]();
    // A function's own prototype must be returned as it is; a `then` would make it a promise without an end.
    if (name === 'prototype') return of.prototype;
    return name === 'then' ? undefined : standIn;
  },
  set: () => true,
  has: () => true,
  apply: () => standIn,
  construct: () => standIn,
  // What imports it by names gets an object that inherits from it.
  getPrototypeOf: () => standIn,
});
