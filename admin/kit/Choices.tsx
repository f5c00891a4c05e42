import { classNames } from '../../components/ui/class-names';
import * as css from './parts.css';
import { Text } from './Text';

type ChoicesProps<Value> = {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { label: string; value: Value; count?: number | undefined }[];
  selected: Value;
  onChoose: (value: Value) => void;
  className?: string;
};

/** Renders a row of buttons, one of which is selected. */
export const Choices = <Value,>({ label, choices, selected, onChoose, className }: ChoicesProps<Value>) => (
  <fieldset className={classNames(css.choices, className)} aria-label={label}>
    {choices.map(({ label, value, count }) => (
      <button
        key={label}
        type="button"
        className={css.choice}
        aria-pressed={value === selected}
        onClick={() => onChoose(value)}
      >
        {label} {count !== undefined && <Text weight="regular">{count}</Text>}
      </button>
    ))}
  </fieldset>
);
