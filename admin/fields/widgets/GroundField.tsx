import { classNames } from '../../../components/ui/class-names';
import { on, type Surface } from '../../../styles/surfaces.css';
import { coverInput } from '../../kit/parts.css';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a choice of background colours. */
export const GroundField = ({ field, value, write }: WidgetProps<string>) => (
  <FieldGroup label={field.label}>
    <div className={css.grounds}>
      {field.options.map(option => (
        <label key={option} className={css.ground}>
          <input
            type="radio"
            className={coverInput}
            name={field.path}
            value={option}
            checked={value === option}
            onChange={() => write(option)}
          />
          <i className={classNames(on[option as Surface], css.groundFace)} />
          <span>{field.meta.options?.[option] ?? option}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
);
