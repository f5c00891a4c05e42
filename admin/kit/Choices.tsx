import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { visuallyHidden } from '../../styles/layout.css';
import { hiddenUpTo } from './layout.css';
import * as css from './parts.css';
import { Text } from './Text';

export type ChoicesProps<Value> = {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { label: string; value: Value; icon?: string; count?: number | undefined }[];
  selected: Value;
  onChoose: (value: Value) => void;
  /** Hides labels that have an icon. */
  hidesLabels?: boolean;
  /** Leaves the line of a toolbar to other controls. */
  isDense?: boolean;
  className?: string;
};

/** Renders a row of buttons, one of which is selected. */
export const Choices = <Value,>(props: ChoicesProps<Value>) => (
  <fieldset
    className={classNames(css.choices, !props.isDense && css.choicesLine, props.className)}
    aria-label={props.label}
  >
    {props.choices.map(({ label, value, icon, count }) => (
      <button
        key={label}
        type="button"
        className={css.choice}
        aria-pressed={value === props.selected}
        onClick={() => props.onChoose(value)}
      >
        {icon && <Icon className={props.hidesLabels ? undefined : hiddenUpTo.phone} path={icon} size={18} />}
        <span className={icon && props.hidesLabels ? visuallyHidden : undefined}>{label}</span>
        {count !== undefined && <Text weight="regular">{count}</Text>}
      </button>
    ))}
  </fieldset>
);
