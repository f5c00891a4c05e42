import { Component, type ReactNode } from 'react';
import { sectionTight, wrap } from '../../styles/layout.css';
import { ErrorMessage } from '../ui/Notice';

type Props = {
  children: ReactNode;
  /** Another value, another try: the path of the page. */
  resetKey: string;
};
type State = { error: Error | undefined; resetKey: string };

/** Catches what a page throws while it draws and offers another try (public-site §4). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown): Partial<State> => ({
    error: error instanceof Error ? error : new Error(String(error)),
  });

  static getDerivedStateFromProps = ({ resetKey }: Props, state: State): Partial<State> | null =>
    resetKey === state.resetKey ? null : { error: undefined, resetKey };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className={sectionTight}>
        <div className={wrap}>
          <ErrorMessage message={error.message} onRetry={() => this.setState({ error: undefined })} />
        </div>
      </div>
    );
  }
}
