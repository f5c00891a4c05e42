import { resolveRoute } from 'vike/routing';
import { adminPaths, enquiryPath } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(enquiryPath('@id'), urlPathname);
