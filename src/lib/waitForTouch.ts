const touches = ['pointerdown', 'keydown', 'wheel', 'click'] as const;

/** Resolves at the next touch of the page, by hand or by keyboard. A press before hydration is repeated as a click. */
export const waitForTouch = (): Promise<void> =>
  new Promise((resolve) => {
    for (const touch of touches)
      window.addEventListener(touch, () => resolve(), { capture: true, once: true, passive: true });
  });
