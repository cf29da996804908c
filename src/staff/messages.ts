/** Messages of the staff page about unsaved input, failed loading, and the parts that a list leaves out. */
export const staffPageMessages = {
  held: {
    title: 'You have unsaved changes',
    why: 'If you sign out now, you will lose them.',
    stay: 'Stay here',
    leave: 'Sign out and lose them',
  },
  /** The warning on an unused page. */
  idle: {
    title: 'You will be signed out in 2 minutes',
    why: 'Nobody has used this page for a while. Press any key, or touch the page, to stay signed in. What you typed is kept in any case.',
    stay: 'Stay signed in',
  },
  notFetched: 'This part of the page could not be loaded',
  outdated: {
    why: 'This page is older than the site. Save what you typed, then load the page again.',
    reload: 'Load the page again',
  },
  /** 'The latest requests, only: Ready to claim' */
  only: (title: string, state: string) => `${title}, only: ${state}`,
} as const;
