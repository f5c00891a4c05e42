import type { PageContext } from 'vike/types';
import { getListSeo } from '../list-seo';
import type { BlogData } from './+data';

export default ({ data, stored }: PageContext) => getListSeo(stored?.seo, (data as BlogData).state);
