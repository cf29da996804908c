/** The colors of the landscape. Only Home shows it, and no printed page does. */
export const landscapeTokens = {
  sky1: { light: '#bfe0e6', dark: '#0a1a26' },
  sky2: { light: '#f3f4dc', dark: '#173243' },
  l0: { light: '#f4b728', dark: '#f1e3b0' },
  l1: { light: '#6f9bb0', dark: '#284f64' },
  l2: { light: '#4c7a92', dark: '#1b3a4c' },
  l3: { light: '#3d7f6d', dark: '#12352f' },
  l4: { light: '#2c7a45', dark: '#0f3a25' },
  l5: { light: '#8fc257', dark: '#1d5a35' },
  l6: { light: '#b4552c', dark: '#5a2a17' },
  l7: { light: '#c9d770', dark: '#2f6a3a' },
  l8: { light: '#b4552c', dark: '#5a2a17' },
  l9: { light: '#1f5f3a', dark: '#0a2a1a' },
} as const;
