import { lazy, Suspense, useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldMessage } from '../../../ui/Field';
import { useProblem } from '../fields/use-problem';
import * as css from './RichText.css';

const Editor = lazy(() => import('./Editor'));

/** A paragraph with emphasis, links, code and lists, kept as HTML. The editor's script comes when it is needed. */
export function RichText({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const error = useProblem(name);
  const id = useId();
  return (
    <div>
      <div className={css.frame} data-invalid={error ? '' : undefined}>
        <Suspense fallback={<div className={css.waiting} />}>
          <Editor
            label={label}
            value={field.value}
            onChange={field.onChange}
            errorId={error ? id : undefined}
          />
        </Suspense>
      </div>
      {error && <FieldMessage id={id}>{error}</FieldMessage>}
    </div>
  );
}
