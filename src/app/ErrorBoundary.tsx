/** Catches a page that fails to render, so that the rest of the site stays. A new `key` resets it. */
import { Component, type ReactNode } from 'react';
import { ErrorScreen } from '../pages/ErrorScreen.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly message: string } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { message: error instanceof Error ? error.message : String(error) } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? (
      this.props.children
    ) : (
      <ErrorScreen message={failure.message} onRetry={() => window.location.reload()} />
    );
  }
}
