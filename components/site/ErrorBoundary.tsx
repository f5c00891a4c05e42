import { Component, type ReactNode } from 'react';
import { FailureNotice } from './FailureNotice';

type Props = {
  children: ReactNode;
  /** Another value, another try: the path of the page. */
  resetKey: string;
};
type State = { failed: boolean; resetKey: string };

/** Catches what a page throws while it draws and offers another try (rule 16). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  // What was thrown is for the console, which has it from React: it may be a library's sentence.
  static getDerivedStateFromError = (): Partial<State> => ({ failed: true });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): Partial<State> | null =>
    resetKey === state.resetKey ? null : { failed: false, resetKey };

  override render() {
    return this.state.failed ? (
      <FailureNotice onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}
