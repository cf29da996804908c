/**
 * Labels with their values, beside each other where there is room. On paper the label is over its value, and several share a line:
 * each is as wide as its share, and never narrower than its longest word, because beside a long label in Filipino there was room for
 * one letter a line.
 */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { minWidth, onPaper } from '../../../theme/breakpoints.ts';

const List = styled.dl`
  & > div {
    min-width: 0;
    padding: 0.6rem 0;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--ink2);
    font-size: 1.0625rem;
  }
  dd {
    min-width: 0;
    font-weight: 600;
  }
  ${minWidth.pair} {
    & > div {
      display: grid;
      grid-template-columns: 13rem 1fr;
      gap: 1rem;
    }
  }
  ${onPaper} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10pt;
    font-size: 11pt;
    line-height: 1.15;
    overflow-wrap: break-word;
    & > div {
      display: block;
      flex: 1 1 55%;
      min-width: auto;
      max-width: 100%;
      padding: 1.5pt 0;
      break-inside: avoid;
    }
    dt {
      font-size: 10pt;
    }
    dd {
      font-size: 1em;
      font-weight: 700;
    }
  }
`;

interface SummaryListProps {
  readonly rows: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** The room of the row on paper, by which the styles of a list place it. */
    readonly room?: string;
  }[];
  readonly className?: string;
  readonly id?: string;
}

export const SummaryList = ({ rows, className, id }: SummaryListProps) => (
  <List className={className} id={id}>
    {rows.map(({ label, value, room }) => (
      <div key={label} data-room={room}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
