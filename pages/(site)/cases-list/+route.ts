import { resolveRoute } from 'vike/routing';
import { screens } from '../../../domain/paths';

/** Page 1 lives at `/casepage`, later ones at `/cases/page/{n}` (DECISIONS 1). */
export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === screens.cases.path ? true : resolveRoute('/cases/page/@page', urlPathname);
