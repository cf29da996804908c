/** Fields that a clerk rarely needs, folded away. They are open while one of them has a problem: its link leads there. */
import { type ReactNode, useState } from 'react';
import { Fold } from '../styles.ts';

interface FoldedFieldsProps {
  readonly title: string;
  /** Whether a field inside has a problem, or needs attention. */
  readonly isKeptOpen: boolean;
  readonly children: ReactNode;
}

export const FoldedFields = ({ title, isKeptOpen, children }: FoldedFieldsProps) => {
  const [isOpen, setIsOpen] = useState(false);
  // What a problem opened stays open when the clerk solves it: it must not close under the typing.
  if (isKeptOpen && !isOpen) setIsOpen(true);
  return (
    <Fold
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (isKeptOpen) currentTarget.open = true;
        else setIsOpen(currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      <div>{children}</div>
    </Fold>
  );
};
