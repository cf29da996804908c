/** The colors of the landscape. Only Home shows it, and no printed page does. */
export const landscapeTokens = {
  sky: { light: '#bfe0e6', dark: '#0a1a26' },
  horizon: { light: '#f3f4dc', dark: '#173243' },
  sun: { light: '#f4b728', dark: '#f1e3b0' },
  mountains: { light: '#6f9bb0', dark: '#284f64' },
  shade: { light: '#4c7a92', dark: '#1b3a4c' },
  hills: { light: '#3d7f6d', dark: '#12352f' },
  field: { light: '#2c7a45', dark: '#0f3a25' },
  'field-left': { light: '#8fc257', dark: '#1d5a35' },
  road: { light: '#b4552c', dark: '#5a2a17' },
  'field-middle': { light: '#c9d770', dark: '#2f6a3a' },
  'field-right': { light: '#1f5f3a', dark: '#0a2a1a' },
} as const;
