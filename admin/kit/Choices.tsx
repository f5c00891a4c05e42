import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { interceptClick } from '../../components/ui/intercept-click';
import { visuallyHidden } from '../../styles/layout.css';
import { hiddenUpTo } from './layout.css';
import * as css from './parts.css';
import { Text } from './Text';

type Choice<Value> = {
  label: string;
  value: Value;
  icon?: string;
  count?: number | undefined;
  /** URL of the view that the choice opens. */
  href?: string;
};

export type ChoicesProps<Value> = {
  /** Accessible name of the group. */
  label: string;
  choices: readonly Choice<Value>[];
  selected: Value;
  onChoose: (value: Value) => void;
  /** Hides labels that have an icon. */
  hidesLabels?: boolean;
  /** Leaves the line of a toolbar to other controls. */
  isDense?: boolean;
  className?: string;
};

/** Renders a row of buttons or links, one of which is selected. */
export const Choices = <Value,>(props: ChoicesProps<Value>) => (
  <fieldset
    className={classNames(css.choices, !props.isDense && css.choicesLine, props.className)}
    aria-label={props.label}
  >
    {props.choices.map(({ label, value, icon, count, href }) => {
      const isSelected = value === props.selected;
      const content = (
        <>
          {icon && (
            <Icon className={props.hidesLabels ? undefined : hiddenUpTo.phone} path={icon} size={18} />
          )}
          <span className={icon && props.hidesLabels ? visuallyHidden : undefined}>{label}</span>
          {count !== undefined && <Text weight="regular">{count}</Text>}
        </>
      );
      return href === undefined ? (
        <button
          key={label}
          type="button"
          className={css.choice}
          aria-pressed={isSelected}
          onClick={() => props.onChoose(value)}
        >
          {content}
        </button>
      ) : (
        <a
          key={label}
          className={css.choice}
          href={href}
          aria-current={isSelected ? 'true' : undefined}
          onClick={event => interceptClick(event) && props.onChoose(value)}
        >
          {content}
        </a>
      );
    })}
  </fieldset>
);
