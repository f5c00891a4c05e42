import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { Pick } from '../../../components/ui/Pick';
import { decorativeBeside } from '../../../domain/publishing/pictures';
import * as css from './ImageInput.css';
import { Line } from './TextInputs';

/** What an image shows, or that it says nothing of its own. */
export function AltInput({ name }: { name: string }) {
  const { field } = useController({ name });
  const { field: decorative } = useController({ name: decorativeBeside(name) });
  const typed = useRef('');

  function change(next: boolean) {
    if (next) typed.current = field.value;
    field.onChange(next ? '' : typed.current);
    decorative.onChange(next);
  }

  return (
    <div className={css.alt}>
      {!decorative.value && <Line className={css.altText} name={name} label="What it shows (alt text)" />}
      <Pick
        label="Decorative"
        checked={decorative.value === true}
        onChange={event => change(event.target.checked)}
        title="Says nothing that the words around it do not"
      />
    </div>
  );
}
