/** Styled components of the viewer's panels: sections, rows of choices, tables that scroll on their own. */
import { styled } from 'styled-components';

export const monospaceFont = 'ui-monospace, "Roboto Mono", "DejaVu Sans Mono", Consolas, monospace';

export const Panel = styled.section`
  min-width: 0;
  & + & {
    margin-top: 1.5rem;
  }
  h2 {
    padding-bottom: 0.35rem;
    border-bottom: 3px solid var(--emphasis);
    font-size: 1.125rem;
    letter-spacing: 0;
  }
  summary h2 {
    display: inline-block;
    border: 0;
    padding: 0;
  }
  summary {
    min-height: 32px;
    border-bottom: 3px solid var(--emphasis);
    cursor: pointer;
  }
  h3 {
    margin-top: 0.75rem;
    font-size: 1rem;
  }
`;

export const ToolButton = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 40px;
  padding: 0.25rem 0.6rem;
  border: 1px solid var(--border);
  border-radius: 0;
  background: var(--background);
  color: var(--link);
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 700;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  &[aria-pressed='true'] {
    border-color: var(--highlight);
    box-shadow: inset 0 -4px 0 var(--highlight);
  }
`;

export const SourceTabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 1rem;
`;

export const PanelNote = styled.p`
  margin-top: 0.5rem;
  color: var(--muted-text);
  font-size: 0.9375rem;
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
`;

/** Solid when it is enabled, dashed and struck through when the state refuses it. Both stay readable. */
export const ChoiceButton = styled.button`
  min-height: 44px;
  padding: 0.25rem 0.75rem;
  border: 2px solid var(--accent);
  border-radius: 0;
  background: var(--background);
  color: var(--link);
  font: 600 0.9375rem/1.2 ${monospaceFont};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  @media (pointer: fine) {
    min-height: 36px;
    padding: 0.15rem 0.5rem;
    font-size: 0.875rem;
  }
  &[data-is='failure'] {
    border-color: var(--emphasis);
    color: var(--emphasis);
  }
  &:hover:enabled {
    text-decoration: underline;
  }
  &:disabled {
    border: 2px dashed var(--border);
    background: none;
    color: var(--muted-text);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

/** A button that reads like a link, for a cell of a table. */
export const TextButton = styled.button`
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font: inherit;
  text-align: left;
  text-decoration: underline;
  cursor: pointer;
`;

export const Scroll = styled.div`
  max-width: 100%;
  overflow: auto;
`;

export const PanelTable = styled.table`
  width: 100%;
  margin-top: 0.5rem;
  border-collapse: collapse;
  font-size: 0.9375rem;
  th,
  td {
    padding: 0.4rem 0.75rem 0.4rem 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th,
  td {
    overflow-wrap: normal;
  }
  td {
    font: 0.875rem/1.45 ${monospaceFont};
  }
  td[data-json] {
    overflow-wrap: anywhere;
  }
  td[data-prose] {
    min-width: 14rem;
    font: inherit;
  }
  tr[data-is='last'] > * {
    background: var(--highlight-background);
  }
  tr[aria-current] > *,
  [aria-current] {
    box-shadow: inset 0 -3px 0 var(--emphasis);
  }
  tr[data-is='refused'] td {
    color: var(--error);
  }
  a {
    display: inline-block;
    min-width: 24px;
    min-height: 24px;
  }
`;

export const CodeBlock = styled.pre`
  max-height: 22rem;
  margin: 0.75rem 0 0;
  padding: 0.75rem;
  border: 1px solid var(--line);
  background: var(--surface);
  font: 0.875rem/1.5 ${monospaceFont};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow: auto;
`;
