import { useState } from 'react';
import { toStaffSource } from '../../../domain/staff-media';
import { LibraryButton } from '../../media/LibraryButton';
import * as css from '../fields.css';
import { useForm } from '../form-context';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a choice between a built-in drawing and an image from the library. */
export function DrawingField({ field, value = '', error, write }: WidgetProps<string>) {
  const { drawings = {} } = useForm().artwork ?? {};
  const [open, setOpen] = useState(false);
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
        <span className={css.drawingActions}>
          <b className={css.rowText}>{value.startsWith('art:') ? name : value ? 'Image' : 'None'}</b>
          <button type="button" className={css.action} aria-expanded={open} onClick={() => setOpen(!open)}>
            Choose a drawing
          </button>
          <LibraryButton
            onChoose={({ url }) => {
              write(url);
              setOpen(false);
            }}
          >
            {show => (
              <button type="button" className={css.action} onClick={show}>
                Choose from the library
              </button>
            )}
          </LibraryButton>
          {value && !field.required && (
            <button type="button" className={css.action} onClick={() => write(undefined)}>
              Remove
            </button>
          )}
        </span>
      </div>
      {error && <p className={css.problem}>{error}</p>}
      {open && (
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
