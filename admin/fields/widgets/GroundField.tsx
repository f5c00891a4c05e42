import { classNames } from '../../../components/ui/class-names';
import { on, type Surface } from '../../../styles/surfaces.css';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a choice of background colours. */
export const GroundField = ({ field, value, write }: WidgetProps<string>) => (
  <FieldGroup label={field.label}>
    <div className={css.grounds}>
      {field.options.map(each => (
        <label key={each} className={css.ground}>
          <input
            type="radio"
            className={css.groundInput}
            name={field.path}
            value={each}
            checked={value === each}
            onChange={() => write(each)}
          />
          <i className={classNames(on[each as Surface], css.groundFace)} />
          <span>{field.meta.options?.[each] ?? each}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
