import { Icon } from '../../components/ui/Icon';
import { next } from '../../components/ui/icons';
import { formatCount } from '../format-count';
import * as css from './Columns.css';
import { useOpenItem } from './open-item';
import { useChecks } from './use-checks';

/** Counts the blockers that the editor has to fix, after every save. A click opens the publish sheet. */
export function BlockerCount() {
  const { kind, id, saveKey, openPublish, completedPaths } = useOpenItem();
  const blockerCount = useChecks({ kind, id, saveKey }).filter(
    ({ level, path }) => level === 'stop' && !completedPaths.includes(path),
  ).length;
  if (!saveKey || blockerCount === 0) return null;
  return (
    <button type="button" className={css.blockerCount} onClick={openPublish}>
      <span>
        <b>{`${formatCount(blockerCount, 'problem')} to fix`}</b>
        <small>Also listed when you publish</small>
      </span>
      <Icon path={next} size={18} />
    </button>
  );
}
