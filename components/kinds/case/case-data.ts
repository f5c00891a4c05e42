import type { Focus } from '../../../domain/focus';
import type { Case, CaseCard } from '../../../domain/kinds/case';

export type CaseData = {
  item: Case;
  coverFocus: Focus;
  next?: Pick<CaseCard, 'slug' | 'title' | 'location' | 'cover' | 'coverFocus'>;
};
