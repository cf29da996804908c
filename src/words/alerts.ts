/** Every sentence about the alerts that every page shows. */
export const alertWords = {
  region: 'Announcement',
  /** 'Dismiss: No office today' */
  dismiss: (title: string) => `Dismiss: ${title}`,
  over: 'No longer valid.',
} as const;
