/** Styles for every element: reset, type, focus, forced colors, reduced motion, print. */
import { createGlobalStyle } from 'styled-components';
import { createRootRules } from './rootRules.ts';
import { tokens } from './tokens.ts';

export const GlobalStyle = createGlobalStyle`
  ${createRootRules(tokens)}
  *, ::before, ::after { box-sizing: border-box; }
  html {
    font: 100%/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 1rem;
  }
  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  h1, h2, h3, p, ul, ol, dl, dd, fieldset, figure { margin: 0; padding: 0; border: 0; }
  fieldset { min-width: 0; }
  ul, ol { list-style: none; }
  h1, h2, h3 {
    line-height: 1.15;
    text-wrap: balance;
    letter-spacing: -0.012em;
    font-weight: 800;
  }
  h1 { font-size: clamp(2rem, 1.55rem + 1.9vw, 3rem); }
  h2 { font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem); }
  h3 { font-size: 1.3125rem; letter-spacing: 0; }
  a { color: var(--link); text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
  a:visited { color: var(--seen); }
  a:hover { text-decoration-thickness: 0.16em; }
  svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--gold);
  }
  @media (prefers-reduced-motion: reduce) {
    /* One instant step: animations still keep their delay (a skeleton's 200 ms). */
    *, ::before, ::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
    }
  }
  @media print {
    /* What fits on one sheet of A4 must fit on Letter, which is 18 mm lower. */
    @page { size: A4; margin: 9mm 15mm; }
    html { font-size: 11pt; line-height: 1.4; }
    body { font-size: 11pt; background: #fff; }
    a { text-decoration: none; }
    h1 { font-size: 20pt; }
    h2 { font-size: 14pt; }
    tr, li { break-inside: avoid; }
    h1, h2, h3 { break-after: avoid; }
    thead { display: table-header-group; }
  }
`;
