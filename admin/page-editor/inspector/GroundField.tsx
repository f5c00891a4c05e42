import { classNames } from '../../../components/ui/class-names';
import { on, type Surface } from '../../../styles/surfaces.css';
import { useEditor, useValueAt } from '../editor-context';
import type { OneField } from './Fields';
import * as css from './inspector.css';

type GroundFieldProps = {
  field: OneField;
  values: readonly string[];
  words: Readonly<Record<string, string>>;
};

/** The surface a section stands on, by its colour. */
export function GroundField({ field, values, words }: GroundFieldProps) {
  const { write } = useEditor();
  const value = useValueAt<string>(field.path);
  return (
    <fieldset className={css.group} data-field={field.path}>
      <legend className={css.legend}>{field.label}</legend>
      <div className={css.grounds}>
        {values.map(each => (
          <label key={each} className={css.ground}>
            <input
              type="radio"
              className={css.groundInput}
              name={field.path}
              value={each}
              checked={value === each}
              onChange={() => write(field.path, each)}
            />
            <i className={classNames(on[each as Surface], css.groundFace)} />
            <span>{words[each] ?? each}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
