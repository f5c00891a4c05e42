import { resolveRoute } from 'vike/routing';
import { CASES_PAGE_BASE, screens } from '../../../domain/paths';

/** Matches page 1 at `/casepage`, later ones at `/cases/page/{n}` (rule 4). */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === screens.cases.path ? true : resolveRoute(`${CASES_PAGE_BASE}/@page`, urlPathname);
