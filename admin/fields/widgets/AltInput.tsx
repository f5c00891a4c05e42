import { type ReactNode, useRef } from 'react';
import { ChoiceChip } from '../../../components/ui/ChoiceChip';
import { useFieldValue, useForm } from '../form-context';
import * as css from './ImageField.css';

/**
 * @param path of the image.
 * @param children the text field.
 */
export function AltInput({ path, children }: { path: string; children: ReactNode }) {
  const { set } = useForm();
  const image = useFieldValue<{ alt?: string; decorative?: boolean }>(path);
  const typed = useRef('');

  function change(next: boolean) {
    if (next) typed.current = image?.alt ?? '';
    set(path, { ...image, alt: next ? '' : typed.current, decorative: next });
  }

  return (
    <div className={css.alt}>
      {!image?.decorative && <div className={css.altText}>{children}</div>}
      <ChoiceChip
        label="Decorative"
        checked={image?.decorative === true}
        onChange={event => change(event.target.checked)}
        title="Adds no information to the surrounding text"
      />
    </div>
  );
}
