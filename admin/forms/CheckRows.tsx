import { type ComponentType, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { check, close, warning } from '../../components/ui/icons';
import { text } from '../../styles/text.css';
import * as css from './CheckRows.css';
import type { PublishCheck } from './use-checks';

type CheckRowsProps = {
  checks: readonly PublishCheck[];
  getLabel: (path: string) => string;
  onFocusField?: ((path: string) => void) | undefined;
  /** Renders a blocker's field below its message. */
  Fix?: ComponentType<{ path: string }> | undefined;
};

/** A fixed blocker stays listed, because removing it would take the focus from its field. */
export function CheckRows({ checks, getLabel, onFocusField, Fix }: CheckRowsProps) {
  const [seenChecks, setSeenChecks] = useState<readonly PublishCheck[]>([]);
  const newChecks = Fix
    ? checks.filter(({ path }) => !seenChecks.some(seenCheck => seenCheck.path === path))
    : [];
  if (newChecks.length > 0) setSeenChecks([...seenChecks, ...newChecks]);
  const rows = Fix
    ? seenChecks.map(seenCheck => checks.find(({ path }) => path === seenCheck.path) ?? seenCheck)
    : checks;
  return (
    <ul className={css.list}>
      {rows.map(row => {
        const { level, path, message } = row;
        const isFixed = !checks.includes(row);
        const isBlocker = level === 'stop' && !isFixed;
        return (
          <li
            key={Fix ? path : `${path} ${message}`}
            className={classNames(css.check, isBlocker && css.blocker)}
          >
            <Icon path={isFixed ? check : isBlocker ? close : warning} size={20} />
            <span>
              <span className={css.message}>
                {getLabel(path)}: {message}
              </span>
              <small>{isFixed ? 'Fixed' : isBlocker ? 'Blocks publishing' : 'Warning'}</small>
            </span>
            {onFocusField && !isFixed && (
              <button
                type="button"
                className={classNames(text.link, css.goToFieldButton)}
                onClick={() => onFocusField(path)}
              >
                Go to field
              </button>
            )}
            {Fix && level === 'stop' && (
              <div className={css.blockerField}>
                <Fix path={path} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
