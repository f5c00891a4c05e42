import { useRef } from 'react';
import { Pick } from '../../../components/ui/Pick';
import type { Image } from './ImageInput';
import * as css from './ImageInput.css';
import { Line } from './TextInputs';
import { useField } from './use-field';

/** Renders the alt text of an image and its decorative flag. @param name of the image */
export function AltInput({ name }: { name: string }) {
  const { value: image, set } = useField<Partial<Image>>(name);
  const typed = useRef('');

  function change(next: boolean) {
    if (next) typed.current = image?.alt ?? '';
    set({ ...image, alt: next ? '' : typed.current, decorative: next });
  }

  return (
    <div className={css.alt}>
      {!image?.decorative && (
        <Line className={css.altText} name={`${name}.alt`} label="What it shows (alt text)" />
      )}
      <Pick
        label="Decorative"
        checked={image?.decorative === true}
        onChange={event => change(event.target.checked)}
        title="Says nothing that the words around it do not"
      />
    </div>
  );
}
