/** Messages of the panel that asks who is at the desk. */
export const sessionMessages = {
  officer: {
    title: 'Who is at the desk? Residents read it.',
    fields: {
      by: { id: 'officerName', label: 'Your name', missing: 'Enter your name, or skip this.' },
      position: {
        id: 'officerPosition',
        label: 'Your position',
        missing: 'Enter your position, or skip this.',
      },
    },
    /** What a barangay hall has; anything else may be typed. */
    positions: [
      'Barangay Secretary',
      'Barangay Treasurer',
      'Punong Barangay',
      'Barangay Kagawad',
      'Barangay Clerk',
    ],
    save: 'Save',
    skip: 'Skip',
    atDesk: 'At the desk:',
    nobody: 'Residents see no name on the page of their request.',
    give: 'Give your name',
    change: 'Change',
  },
} as const;
