import { Component, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice';

type Props = {
  children: ReactNode;
  /** Another value, another try: the path of the page. */
  resetKey: string;
};
type State = { failed?: { error: unknown } | undefined; resetKey: string };

/** Catches what a page throws while it draws and offers another try (rule 16). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { resetKey: this.props.resetKey };

  // Its words are for the console, which has them from React: they may be a library's.
  static getDerivedStateFromError = (error: unknown): Partial<State> => ({ failed: { error } });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): Partial<State> | null =>
    resetKey === state.resetKey ? null : { failed: undefined, resetKey };

  override render() {
    return this.state.failed ? (
      <FailureNotice error={this.state.failed.error} onRetry={() => this.setState({ failed: undefined })} />
    ) : (
      this.props.children
    );
  }
}
