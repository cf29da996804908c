/** Prints the page, as its styles for paper have it. */
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly children: string;
  /** Beside a first button; without it printing is the page's first act. */
  readonly second?: boolean;
}

export const PrintButton = ({ children, second = false }: PrintButtonProps) => (
  <Button second={second} icon="state-print" onClick={() => window.print()}>
    {children}
  </Button>
);
