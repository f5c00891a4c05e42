import type { Focus } from '../../../domain/focus';
import type { Case, CaseCard } from '../../../domain/kinds/case';

/** A case with a link to the next one. */
export type CaseData = {
  item: Case;
  coverFocus: Focus;
  next?: Pick<CaseCard, 'slug' | 'title' | 'location'>;
};
