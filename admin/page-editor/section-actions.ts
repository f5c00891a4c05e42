import { trash } from '../../components/ui/icons';
import type { SectionAction } from './canvas/canvas-messages';
import { crossedEye, duplicate, moveDown, moveUp } from './icons';

export const actionLabels: Record<SectionAction, string> = {
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide',
  double: 'Duplicate',
  remove: 'Delete',
};
export const actionIcons: Record<SectionAction, string> = {
  up: moveUp,
  down: moveDown,
  hide: crossedEye,
  double: duplicate,
  remove: trash,
};
