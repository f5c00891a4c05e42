import { arrow, check, clock, image, plus } from '../../components/ui/icons';
import type { RouterOutputs } from '../../trpc/client';
import type { Action } from './actions';

const letter = '<path d="M3 5h18v14H3ZM3 6l9 7 9-7"/>';
const person = '<circle cx="12" cy="8" r="4"/><path d="M4 21c0-5 3.5-8 8-8s8 3 8 8"/>';

/** Other kinds have a document icon. */
export const KIND_ICONS: Partial<
  Record<RouterOutputs['search']['staff'][number]['hits'][number]['kind'], string>
> = {
  enquiry: letter,
  case: image,
  member: person,
};

export const getIcon = (action: Action): string => {
  if ('command' in action) return action.command === 'add request' ? plus : check;
  if (action.title.startsWith('New ')) return plus;
  return action.title.includes('calendar') ? clock : arrow;
};
