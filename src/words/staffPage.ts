/** What the staff page says of what is typed and not saved, of what could not be fetched, and of what a list leaves out. */
export const staffPageWords = {
  held: {
    title: 'What you changed is not saved',
    why: 'Whoever signs out now loses it.',
    stay: 'Stay here',
    leave: 'Sign out, and lose it',
  },
  notFetched: 'This part of the page could not be loaded',
  /** 'The latest requests, only: Ready to claim' */
  only: (title: string, state: string) => `${title}, only: ${state}`,
} as const;
