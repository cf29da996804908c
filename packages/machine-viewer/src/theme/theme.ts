/** The page's colors: custom properties on `:root`, which a caller of `showMachines` may replace. Text has the contrast of WCAG AA. */
const white = '#ffffff';

/** `print` is black on white, whatever the theme. */
export const colors = {
  background: { light: white, dark: '#111418', print: '#fff' },
  /** Behind the chart, code and disabled controls. */
  surface: { light: '#f1f3f5', dark: '#1b2026', print: '#fff' },
  text: { light: '#16191d', dark: '#f0f2f4', print: '#000' },
  'muted-text': { light: '#454c54', dark: '#bfc6cd', print: '#000' },
  /** Between rows and panels. */
  line: { light: '#c6ccd2', dark: '#39414a', print: '#777' },
  /** Around controls, states and arrows: 3 to 1 against the background. */
  border: { light: '#5f6770', dark: '#8b95a0', print: '#000' },
  header: { light: '#1f2937', dark: '#1a2029', print: '#fff' },
  'header-line': { light: '#4b5563', dark: '#4b5563', print: '#777' },
  'on-header': { light: white, dark: white, print: '#000' },
  'on-header-muted': { light: '#c7cfd9', dark: '#c7cfd9', print: '#000' },
  /** Transitions that were taken, and controls that are on. */
  accent: { light: '#0b57a4', dark: '#7ab8ff', print: '#000' },
  'on-accent': { light: white, dark: '#06213f', print: '#000' },
  link: { light: '#0b4f94', dark: '#93c5fd', print: '#000' },
  'visited-link': { light: '#5b3e8f', dark: '#cdb6f2', print: '#000' },
  /** What is selected, fails or was never taken, and the lines below headings. */
  emphasis: { light: '#9a3412', dark: '#f5a173', print: '#000' },
  /** Around what is active or current. */
  highlight: { light: '#f2b01e', dark: '#f6c552', print: '#000' },
  'on-highlight': { light: '#16191d', dark: '#16191d', print: '#000' },
  'highlight-background': { light: '#fdf0cc', dark: '#332705', print: '#fff' },
  error: { light: '#a1061a', dark: '#ffa199', print: '#000' },
  'error-background': { light: '#fdecec', dark: '#3a1413', print: '#fff' },
  /** The active state. */
  active: { light: '#1f3a5f', dark: '#22548a', print: '#fff' },
  'on-active': { light: white, dark: white, print: '#000' },
  focus: { light: '#16191d', dark: white, print: '#000' },
} as const;

export type ColorName = keyof typeof colors;

/** Colors in place of the viewer's own. `{ header: { light: '#14532d', dark: '#052e16' } }` */
export type Theme = Readonly<Partial<Record<ColorName, { readonly light: string; readonly dark: string }>>>;

const names = Object.keys(colors) as readonly ColorName[];

/** The custom properties of one column: `--text:#16191d;` */
export const declareColors = (theme: Theme, column: 'light' | 'dark' | 'print'): string =>
  names
    .map((name) => {
      const own = column === 'print' ? undefined : theme[name]?.[column];
      return `--${name}:${own ?? colors[name][column]};`;
    })
    .join('');
