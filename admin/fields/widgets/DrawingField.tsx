import { useState } from 'react';
import { FieldMessage } from '../../../components/ui/Field';
import { toStaffSource } from '../../../domain/staff-media';
import { Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { TextButton } from '../../kit/TextButton';
import { LibraryButton } from '../../media/LibraryButton';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a choice between a built-in drawing and an image from the library. */
export function DrawingField({ field, value = '', error, write }: WidgetProps<string>) {
  const { drawings = {} } = useForm().artwork ?? {};
  const [isOpen, setIsOpen] = useState(false);
  const [name = '', symbol] = value.replace('art:', '').split('#');
  const imageUrl = value.startsWith('art:') ? drawings[name] : toStaffSource(value);
  return (
    <FieldGroup label={field.label} hint={field.hint}>
      <div className={css.drawing}>
        <span className={css.drawingFace}>
          {imageUrl && (
            <img src={symbol ? `${imageUrl}#${symbol}` : imageUrl} alt="" className={css.drawingImage} />
          )}
        </span>
        <Stack gap={0}>
          <Text as="b" look="line">
            {value.startsWith('art:') ? name : value ? 'Image' : 'None'}
          </Text>
          <TextButton aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Choose a drawing
          </TextButton>
          <LibraryButton
            onChoose={({ url }) => {
              write(url);
              setIsOpen(false);
            }}
          />
          {value && !field.required && <TextButton onClick={() => write(undefined)}>Remove</TextButton>}
        </Stack>
      </div>
      {error && <FieldMessage>{error}</FieldMessage>}
      {isOpen && (
        <div className={css.drawings}>
          {Object.entries(drawings).map(([drawing, src]) => (
            <button
              key={drawing}
              type="button"
              className={css.choice}
              aria-label={drawing}
              title={drawing}
              aria-pressed={name === drawing}
              onClick={() => write(`art:${drawing}`)}
            >
              <img src={src} alt="" loading="lazy" className={css.drawingImage} />
            </button>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
