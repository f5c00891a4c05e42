import type { PageContext } from 'vike/types';
import { getListSeo } from '../list-seo';
import type { CasesData } from './+data';

export default ({ data, stored }: PageContext) => getListSeo(stored?.seo, (data as CasesData).state);
