import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';
import { Pictogram } from './Pictogram';

/** One of the pictograms of the house. */
export function PictogramField({ field }: { field: OneField }) {
  const { write, drawnBy } = useEditor();
  const value = useValueAt<string>(field.path);
  return (
    <fieldset className={css.group} data-field={field.path}>
      <legend className={css.legend}>{field.label}</legend>
      <div className={css.icons}>
        {Object.keys(drawnBy.pictograms).map(name => (
          <button
            key={name}
            type="button"
            className={css.icon}
            aria-label={name}
            title={name}
            aria-pressed={value === `pictogram:${name}`}
            onClick={() => write(field.path, `pictogram:${name}`)}
          >
            <Pictogram name={name} />
          </button>
        ))}
      </div>
      {field.problem && <p className={css.problem}>{field.problem}</p>}
    </fieldset>
  );
}
