import { useId } from 'react';
import { useController } from 'react-hook-form';
import { FieldMessage } from '../../../ui/Field';
import { useProblem } from '../fields/use-problem';
import { Editor } from './Editor';
import * as css from './RichText.css';

/** A paragraph with emphasis, links, code and lists, kept as HTML. */
export function RichText({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const error = useProblem(name);
  const id = useId();
  return (
    <div>
      <div className={css.frame} data-invalid={error ? '' : undefined}>
        <Editor
          label={label}
          value={field.value}
          onChange={field.onChange}
          errorId={error ? id : undefined}
        />
      </div>
      {error && <FieldMessage id={id}>{error}</FieldMessage>}
    </div>
  );
}
