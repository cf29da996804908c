/**
 * The color tokens of every page: one table for the rules on `:root` (rootRules.ts). Print is always black on white. Colors
 * that only one part shows are in another table (landscapeTokens.ts).
 */
import { colours, type SiteFile } from '../site.ts';

interface Token {
  readonly light: string;
  readonly dark: string;
  /** The value on paper: text and edges '#000', backgrounds '#fff'. */
  readonly print: string;
}

/** @param own the barangay's colors, from site.json */
export const createTokens = (own: SiteFile['colours']) =>
  ({
    paper: { light: '#ffffff', dark: '#0e1714', print: '#fff' },
    mist: { light: '#eef4ef', dark: '#16231e', print: '#fff' },
    ink: { light: '#12201a', dark: '#f0f5f1', print: '#000' },
    ink2: { light: '#3a4b43', dark: '#c0cfc6', print: '#000' },
    line: { light: '#c3d0c8', dark: '#32463d', print: '#777' },
    edge: { light: '#5b6f65', dark: '#8fa69a', print: '#000' },
    rule: { ...own.rule, print: '#000' },
    deep: { ...own.deep, print: '#fff' },
    deeper: { ...own.deeper, print: '#fff' },
    ondeep: { light: '#ffffff', dark: '#ffffff', print: '#000' },
    ondeep2: { light: '#c9ded4', dark: '#c9ded4', print: '#000' },
    deepline: { ...own.deepline, print: '#777' },
    deepedge: { ...own.deepedge, print: '#000' },
    leaf: { light: '#0a5f3a', dark: '#63d39b', print: '#000' },
    leafhi: { light: '#074a2c', dark: '#8be6b8', print: '#000' },
    onleaf: { light: '#ffffff', dark: '#04210f', print: '#000' },
    link: { light: '#07574a', dark: '#86dcb8', print: '#000' },
    seen: { light: '#56407a', dark: '#cdb6f2', print: '#000' },
    clay: { light: '#8f3414', dark: '#f39a6e', print: '#000' },
    gold: { light: '#f4b728', dark: '#f6c552', print: '#000' },
    /** Text on gold is dark in both themes. */
    ongold: { light: '#12201a', dark: '#12201a', print: '#000' },
    goldbg: { light: '#fdf0cc', dark: '#332705', print: '#fff' },
    error: { light: '#a1061a', dark: '#ffa199', print: '#000' },
    errorbg: { light: '#fdecec', dark: '#3a1413', print: '#fff' },
    okbg: { light: '#e1f3e7', dark: '#0f3323', print: '#fff' },
    info: { light: '#0a4f63', dark: '#8fd3e8', print: '#000' },
    infobg: { light: '#e2f0f4', dark: '#0d2f3a', print: '#fff' },
    knot: { ...own.knot, print: '#fff' },
    onknot: { light: '#ffffff', dark: '#ffffff', print: '#000' },
    /** Behind pictures: black and white, on a picture that is transparent, both have a contrast of 3 or more. */
    picturebg: { light: '#6b6b6b', dark: '#6b6b6b', print: '#fff' },
    focus: { light: '#12201a', dark: '#ffffff', print: '#000' },
  }) as const satisfies Readonly<Record<string, Token>>;

export const tokens = createTokens(colours);
