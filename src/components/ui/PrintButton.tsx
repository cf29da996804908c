/** Prints the page with its print styles. It is absent inside another app, which prints nothing. */
import { Button } from './Button.tsx';
import { useIsInAppBrowser } from './useIsInAppBrowser.ts';

interface PrintButtonProps {
  readonly children: string;
  /** Beside a primary button; without it, printing is the page's primary action. */
  readonly secondary?: boolean;
  readonly id?: string | undefined;
}

export const PrintButton = ({ children, secondary = false, id }: PrintButtonProps) =>
  useIsInAppBrowser() ? null : (
    <Button id={id} secondary={secondary} icon="state-print" onClick={() => window.print()}>
      {children}
    </Button>
  );
