/** Shows a sentence where a part of the page fails; the rest of the page stays. The next step or view tries the part again. */
import { Component, type ReactNode } from 'react';
import { viewerMessages as messages } from './messages.ts';
import { PanelNote } from './panels/panelStyles.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  /** Null as long as nothing failed. */
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ children }: ErrorBoundaryProps): void {
    if (this.state.failure !== null && children !== this.props.children) this.setState({ failure: null });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { error } = failure;
    return (
      <PanelNote role="alert">
        {messages.partFailed(error instanceof Error ? error.message : String(error))}
      </PanelNote>
    );
  }
}
