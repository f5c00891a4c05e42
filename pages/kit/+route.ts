import type { PageContext } from 'vike/types';
import { kitPath } from '../../domain/paths';

/** The kit page has an address in development only. */
export default ({ urlPathname }: PageContext): boolean => import.meta.env.DEV && urlPathname === kitPath;
