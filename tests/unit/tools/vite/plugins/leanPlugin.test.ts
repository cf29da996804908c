/** Marks the top-level calls of a library published as one file, so that the bundler drops the parts that nobody uses. */
import { describe, expect, it } from 'vitest';
import { markPure } from '../../../../../tools/vite/plugins/leanPlugin.ts';

const component = 'var Edge = class extends React9.Component {\n  render() {}\n};';

describe('§7 markPure', () => {
  it.each([
    [
      'a context',
      'var A = React2.createContext(null);',
      'var A = /* @__PURE__ */ React2.createContext(null);',
    ],
    ['a component', 'var Link = React.forwardRef(', 'var Link = /* @__PURE__ */ React.forwardRef('],
    [
      'a class component of React',
      component,
      'var Edge = /* @__PURE__ */ (() => class extends React9.Component {\n  render() {}\n})();',
    ],
    ['a displayName', 'Link.displayName = "Link";', ''],
    ['the defaultProps of a component', 'List.defaultProps = {\n  isOpen: true\n};', ''],
  ])('lets the bundler drop %s', (_, code, marked) => {
    expect(markPure(code)).toBe(marked);
  });

  it.each([
    ['a context inside a function', '  var A = React2.createContext(null);'],
    ['a call for its side effect', 'register(React2.memo(List));'],
    ['a class that does not extend React', 'var Problem = class extends Error {\n};'],
    ['a property that code reads', 'List.kinds = ["a"];'],
  ])('leaves %s unchanged', (_, code) => {
    expect(markPure(code)).toBe(code);
  });
});
