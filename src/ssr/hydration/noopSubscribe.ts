/** For React's `useSyncExternalStore`: what is read at each drawing, and tells nobody when it changes. */
export const noopSubscribe = () => () => {};
