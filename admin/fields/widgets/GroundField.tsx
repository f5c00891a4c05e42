import { classNames } from '../../../components/ui/class-names';
import { on, type Surface } from '../../../styles/surfaces.css';
import { RadioCards } from '../../kit/RadioCards';
import * as css from '../fields.css';
import type { WidgetProps } from '../widget';
import { FieldGroup } from './GroupField';

/** Renders a choice of background colours. */
export const GroundField = ({ field, value, write }: WidgetProps<string>) => (
  <FieldGroup label={field.label}>
    <RadioCards
      name={field.path}
      width={72}
      choices={field.options.map(option => ({
        value: option,
        label: field.meta.options?.[option] ?? option,
        face: <i className={classNames(on[option as Surface], css.ground)} />,
      }))}
      selected={value}
      onChoose={write}
    />
  </FieldGroup>
);
