import type { ReactNode } from 'react';
import { text } from '../../styles/text.css';
import { Button } from './Button';
import { classNames } from './class-names';
import * as css from './Notice.css';

type EmptyStateProps = { title: string; children: ReactNode; action?: ReactNode; className?: string };

export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(css.emptyState, className)}>
      <h2 className={text.h4}>{title}</h2>
      <p className={css.messageText}>{children}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}

type ErrorMessageProps = { message: string; onRetry?: () => void };

export function ErrorMessage({ message, onRetry }: ErrorMessageProps) {
  return (
    <div className={css.errorState} role="alert">
      <h2 className={text.h4}>Something went wrong:</h2>
      <p className={css.messageText}>{message}</p>
      {onRetry && (
        <Button variant="black_red" className={css.action} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
