import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { Pick } from '../../../ui/Pick';
import * as css from './ImageInput.css';
import { Line } from './TextInputs';

/** What an image shows, or that it says nothing of its own. */
export function AltInput({ name, stored }: { name: string; stored: boolean }) {
  const { field } = useController({ name });
  // An image stored without a description was meant so; a new one has none yet.
  const [decorative, setDecorative] = useState(stored && !field.value);
  const typed = useRef('');

  function change(next: boolean) {
    if (next) typed.current = field.value;
    field.onChange(next ? '' : typed.current);
    setDecorative(next);
  }

  return (
    <div className={css.alt}>
      {!decorative && <Line className={css.altText} name={name} label="What it shows (alt text)" />}
      <Pick
        label="Decorative"
        checked={decorative}
        onChange={event => change(event.target.checked)}
        title="Says nothing that the words around it do not"
      />
    </div>
  );
}
