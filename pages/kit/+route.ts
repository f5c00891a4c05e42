import type { PageContext } from 'vike/types';
import { kitPath } from '../../domain/paths';

export default ({ urlPathname }: PageContext): boolean => import.meta.env.DEV && urlPathname === kitPath;
