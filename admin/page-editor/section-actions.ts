import { trash } from '../../components/ui/icons';
import { copy } from '../forms/icons';
import type { SectionAction } from './canvas/canvas-messages';
import { crossedEye, moveDown, moveUp } from './icons';

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
  double: copy,
  remove: trash,
};
