import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { close, warning } from '../../components/ui/icons';
import { text } from '../../styles/text.css';
import * as css from './Checks.css';
import type { Check } from './use-checks';

type CheckRowsProps = {
  checks: readonly Check[];
  /** Returns the label of the field at a path. */
  getLabel: (path: string) => string;
  /** Focuses the field of a check. */
  onFocusField?: ((path: string) => void) | undefined;
};

/** Renders checks with links to their fields. */
export const CheckRows = ({ checks, getLabel, onFocusField }: CheckRowsProps) => (
  <ul className={css.list}>
    {checks.map(({ level, path, message }) => (
      <li key={`${path} ${message}`} className={classNames(css.check, level === 'stop' && css.blocker)}>
        <Icon path={level === 'stop' ? close : warning} size={20} />
        <span>
          <span className={css.message}>
            {getLabel(path)}: {message}
          </span>
          <small>{level === 'stop' ? 'Blocks publishing' : 'Warning'}</small>
        </span>
        {onFocusField && (
          <button
            type="button"
            className={classNames(text.link, css.goButton)}
            onClick={() => onFocusField(path)}
          >
            Go to field
          </button>
        )}
      </li>
    ))}
  </ul>
);
