/** What a library published as one file makes at its top is marked, so that the bundler leaves out what nobody uses. */
import { describe, expect, it } from 'vitest';
import { markPure } from '../../../../../tools/vite/plugins/leanPlugin.ts';

const component = 'var Edge = class extends React9.Component {\n  render() {}\n};';

describe('§7 what a library makes when it is loaded', () => {
  it.each([
    [
      'a context',
      'var A = React2.createContext(null);',
      'var A = /* @__PURE__ */ React2.createContext(null);',
    ],
    ['a component', 'var Link = React.forwardRef(', 'var Link = /* @__PURE__ */ React.forwardRef('],
    [
      'a class of React',
      component,
      'var Edge = /* @__PURE__ */ (() => class extends React9.Component {\n  render() {}\n})();',
    ],
    ['a name for developers', 'Link.displayName = "Link";', ''],
    ['the defaults of a component', 'List.defaultProps = {\n  isOpen: true\n};', ''],
  ])('%s may be left out', (_, code, marked) => {
    expect(markPure(code)).toBe(marked);
  });

  it.each([
    ['inside a function', '  var A = React2.createContext(null);'],
    ['what it calls for its effect', 'register(React2.memo(List));'],
    ['a class of its own', 'var Problem = class extends Error {\n};'],
    ['a property that code reads', 'List.kinds = ["a"];'],
  ])('%s stays as it is', (_, code) => {
    expect(markPure(code)).toBe(code);
  });
});
