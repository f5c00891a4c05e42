import { Component, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The page's path. A change resets the error. */
  resetKey: string;
};
type ErrorBoundaryState = { failure?: { error: unknown } | undefined; resetKey: string };

/** Boundary that catches render errors of a page and offers a retry (rule 16). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  // Don't log the error, because React already does.
  static getDerivedStateFromError = (error: unknown): Partial<ErrorBoundaryState> => ({ failure: { error } });

  static getDerivedStateFromProps = (
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null =>
    resetKey === state.resetKey ? null : { failure: undefined, resetKey };

  override render() {
    return this.state.failure ? (
      <FailureNotice error={this.state.failure.error} onRetry={() => this.setState({ failure: undefined })} />
    ) : (
      this.props.children
    );
  }
}
