/** Every icon: name → path on a grid of 24, stroked 2 wide and never filled. */
export const icons = {
  'group-clipboard': 'M9 4H5v17h14V4h-4M9 2.5h6v4H9zM9 12h6M9 16h6',
  'group-landmark': 'M3 9l9-5 9 5zM5 9v8M10 9v8M14 9v8M19 9v8M3 20h18',
  'group-map': 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  'group-people':
    'M9 4l3 1.5v4L9 11 6 9.5v-4zM2 20v-4l3-2h8l3 2v4M16 4.5l2.5 1.2v3.6L16 10.5M18.5 14l3.5 2v4',
  'group-scales': 'M12 3v18M7 21h10M5 6h14M5 6l-3 8h6zM19 6l-3 8h6z',
  'service-certification':
    'M8 17H3V4h18v13h-3M7 8h10M10.5 16v5l2.5-1.5 2.5 1.5v-5M13 10.5l2.7 1.2.8 2.3-1.2 2.4h-4.6L9.5 14l.8-2.3z',
  'service-clearance': 'M5 3h10l4 4v14H5zM15 3v4h4M8.5 14.5l2.5 2.5 4.5-5',
  'service-copies': 'M8 7h12v14H8zM4 17V3h12M11 12h6M11 16h6',
  'service-ctc': 'M2 4h20v16H2zM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5',
  'service-facility': 'M2 10l10-6 10 6zM4 10v10M20 10v10M2 20h20M9 20v-6h6v6',
  'service-health': 'M12 20.5l-8.5-8.3v-5L7 4h2l3 2.5L15 4h2l3.5 3.2v5zM12 9.5v6M9 12.5h6',
  'state-arrow': 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  'state-calendar': 'M3 5h18v16H3zM3 10h18M8 2v5M16 2v5M7 14h2M11 14h2M15 14h2M7 17.5h2M11 17.5h2',
  'state-chevron': 'M9 5l7 7-7 7',
  'state-clock': 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 7v5l3.5 2',
  'state-close': 'M5 5l14 14M19 5L5 19',
  'state-error': 'M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8zM12 7v6M12 15.8v1.4',
  'state-home': 'M3 11l9-7 9 7M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  'state-info': 'M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM12 11v5M12 7.6V9',
  'state-lock': 'M5 11h14v10H5zM8 11V7l2-3h4l2 3v4M12 15v2',
  'state-megaphone': 'M3 10v5h4l9 4V5L7 10zM7 15v5h3v-3.7M19.5 9.5v5.5',
  'state-menu': 'M3 6h18M3 12h18M3 18h18',
  'state-minus': 'M5 12h14',
  'state-news': 'M3 4h14v16H3zM17 9h4v11h-4M6.5 8h7M6.5 12h7M6.5 16h4',
  'state-offline':
    'M3 3l18 18M2 9.5A15 15 0 0 1 6 7M10.5 5.1A15 15 0 0 1 22 9.5M5.5 13a10 10 0 0 1 4-2.3M15.5 11.3a10 10 0 0 1 3 1.7M9 16.5a5 5 0 0 1 5.5-.6M12 19.5v.5',
  'state-ok': 'M4 12.5l5.5 5.5L20 6',
  'state-person': 'M12 3l4 2v5l-4 2-4-2V5zM4 21v-4l4-2.5h8l4 2.5v4',
  'state-phone': 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v4l-2 2C11 21 3 13 3 5z',
  'state-pin': 'M12 21.5l-6-7.5V7l3-4h6l3 4v7zM12 8v4',
  'state-plus': 'M12 5v14M5 12h14',
  'state-print': 'M7 9V3h10v6M7 17H3V9h18v8h-4M7 14h10v7H7z',
  'state-search': 'M8 3h5l4 4v5l-4 4H8l-4-4V7zM15 14.5l6 6',
  'state-warning': 'M12 3l10 18H2zM12 10v5M12 17v1.4',
} as const;

export type IconName = keyof typeof icons;

/** Lines of an icon that are stroked 1.2 wide. */
export const thinLines: Partial<Readonly<Record<IconName, string>>> = {
  'service-ctc': 'M7 9h10M7 11h10',
};
