/** The widths of the windows in which pages are tested, CSS px. */
export const widths = { phone: 360, desk: 1280 } as const;
