import type { PageContext } from 'vike/types';

/** The kit page has an address in development only. */
export default ({ urlPathname }: PageContext): boolean => import.meta.env.DEV && urlPathname === '/kit';
