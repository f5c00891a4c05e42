import { resolveRoute } from 'vike/routing';
import { adminPaths, getEnquiryPath } from '../../../domain/paths';

export default ({ urlPathname }: { urlPathname: string }) =>
  urlPathname === adminPaths.requests ? true : resolveRoute(getEnquiryPath('@id'), urlPathname);
