/** A line that opens and closes the content below it: the browser's own details element, which needs no script. */
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { Icon } from '../media/Icon.tsx';

const Details = styled.details`
  border: 1px solid var(--edge);
  background: var(--paper);
  & > summary {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 52px;
    padding: 0.6rem 1rem;
    color: var(--link);
    font-weight: 700;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg + svg,
  &[open] > summary > svg {
    display: none;
  }
  &[open] > summary > svg + svg {
    display: block;
  }
  & > div {
    padding: 0 1rem 1rem;
    font-size: 1.0625rem;
  }
`;

interface DisclosureProps {
  readonly label: ReactNode;
  /** Without it only the browser keeps the state. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly ref?: Ref<HTMLDetailsElement>;
  readonly children?: ReactNode;
}

export const Disclosure = ({ label, isOpen, onToggle, ref, children }: DisclosureProps) => (
  <Details ref={ref} open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary>
      <Icon name="state-plus" />
      <Icon name="state-minus" />
      <span>{label}</span>
    </summary>
    <div>{children}</div>
  </Details>
);
