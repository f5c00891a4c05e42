import { ChoiceChip } from '../../../components/ui/ChoiceChip';
import { FieldMessage, legend } from '../../../components/ui/Field';
import { Inline } from '../../kit/Stack';
import { getChosenOptions, type WidgetProps } from '../widget';

/** Renders checkboxes to choose several values from a short list. */
export const PicksField = ({ field, value = [], error, write }: WidgetProps<readonly string[]>) => (
  <fieldset>
    <legend className={legend}>{field.label}</legend>
    <Inline>
      {Object.entries(field.meta.options ?? {}).map(([option, label]) => (
        <ChoiceChip
          key={option}
          label={label}
          aria-invalid={error ? true : undefined}
          checked={value.includes(option)}
          onChange={({ target }) =>
            write(
              getChosenOptions(field, otherOption =>
                otherOption === option ? target.checked : value.includes(otherOption),
              ),
            )
          }
        />
      ))}
    </Inline>
    {error && <FieldMessage>{error}</FieldMessage>}
  </fieldset>
);
