import type { PageContext } from 'vike/types';
import { seoOfList } from '../list-seo';
import type { CasesData } from './+data';

export default ({ data, stored }: PageContext) => seoOfList(stored?.seo, (data as CasesData).state);
