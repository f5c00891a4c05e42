import { useState } from 'react';
import { toStaffSource } from '../../../domain/staff-media';
import { FromLibrary } from '../../media/FromLibrary';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';

/** A drawing of the house, or a picture of the library. */
export function DrawingField({ field }: { field: OneField }) {
  const { write, drawnBy } = useEditor();
  const [open, setOpen] = useState(false);
  const value = useValueAt<string>(field.path) ?? '';
  const [name = '', symbol] = value.replace('art:', '').split('#');
  const address = value.startsWith('art:') ? drawnBy.drawings[name] : toStaffSource(value);
  return (
    <fieldset className={css.group} data-field={field.path}>
      <legend className={css.legend}>{field.label}</legend>
      {field.hint && <p className={css.hint}>{field.hint}</p>}
      <div className={css.drawing}>
        <span className={css.drawingFace}>
          {address && (
            <img src={symbol ? `${address}#${symbol}` : address} alt="" className={css.drawingImage} />
          )}
        </span>
        <span className={css.drawingWays}>
          <b className={css.rowWords}>{value.startsWith('art:') ? name : value ? 'A picture' : 'None'}</b>
          <button type="button" className={css.way} aria-expanded={open} onClick={() => setOpen(!open)}>
            Choose a drawing
          </button>
          <FromLibrary
            onChoose={({ url }) => {
              write(field.path, url);
              setOpen(false);
            }}
          >
            {show => (
              <button type="button" className={css.way} onClick={show}>
                Choose from the library
              </button>
            )}
          </FromLibrary>
          {value && !field.required && (
            <button type="button" className={css.way} onClick={() => write(field.path, undefined)}>
              Leave out
            </button>
          )}
        </span>
      </div>
      {field.problem && <p className={css.problem}>{field.problem}</p>}
      {open && (
        <div className={css.drawings}>
          {Object.entries(drawnBy.drawings).map(([each, src]) => (
            <button
              key={each}
              type="button"
              className={css.choice}
              aria-label={each}
              title={each}
              aria-pressed={name === each}
              onClick={() => write(field.path, `art:${each}`)}
            >
              <img src={src} alt="" loading="lazy" className={css.drawingImage} />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
