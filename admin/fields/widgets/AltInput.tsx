import { type ReactNode, useRef } from 'react';
import { Checkbox } from '../../kit/Checkbox';
import { Stack } from '../../kit/Stack';
import { useFieldValue, useForm } from '../form-context';

/**
 * @param path path of the image.
 * @param children the text field.
 */
export function AltInput({ path, children }: { path: string; children: ReactNode }) {
  const { set } = useForm();
  const image = useFieldValue<{ alt?: string; decorative?: boolean }>(path);
  const typedAlt = useRef('');

  function changeDecorative(isDecorative: boolean) {
    if (isDecorative) typedAlt.current = image?.alt ?? '';
    set(path, { ...image, alt: isDecorative ? '' : typedAlt.current, decorative: isDecorative });
  }

  return (
    <Stack gap={2}>
      {!image?.decorative && children}
      <Checkbox
        label="Decorative, needs no alt text"
        checked={image?.decorative === true}
        onChange={event => changeDecorative(event.target.checked)}
        title="Adds no information to the surrounding text"
      />
    </Stack>
  );
}
