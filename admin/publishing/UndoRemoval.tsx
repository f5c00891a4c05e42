import { TRASH_RETENTION_DAYS } from '../../domain/limits';
import { text } from '../../styles/text.css';
import { Text } from '../kit/Text';
import type { RemovableItem } from '../use-removal';
import { useRestore } from './use-restore';

type UndoRemovalProps = { item: RemovableItem; onDone: () => void };

export function UndoRemoval({ item, onDone }: UndoRemovalProps) {
  const restore = useRestore();
  return (
    <Text as="p" size="small" weight="regular">
      “{item.title}” stays in the trash for {TRASH_RETENTION_DAYS} days.{' '}
      <button
        type="button"
        className={text.link}
        disabled={restore.isPending}
        onClick={() => restore.mutate({ id: item._id }, { onSuccess: onDone })}
      >
        Undo
      </button>
    </Text>
  );
}
