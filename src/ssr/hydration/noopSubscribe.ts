/** No-op `subscribe` for `useSyncExternalStore`, for values that never notify React. */
export const noopSubscribe = () => () => {};
