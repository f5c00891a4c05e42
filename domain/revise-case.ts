import type { Case, CaseInput } from './case';
import { imagesOfCase } from './image-fields';
import { type Revision, revise } from './revise';

/** What a change makes of a case. @throws DomainError `invalid` for a title without letter or digit. */
export const reviseCase = (current: Case, patch: Partial<CaseInput>): Revision<Case> =>
  revise<Case>(current, patch, imagesOfCase);
