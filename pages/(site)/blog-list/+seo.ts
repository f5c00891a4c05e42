import type { PageContext } from 'vike/types';
import { seoOfList } from '../list-seo';
import type { BlogData } from './+data';

export default ({ data, stored }: PageContext) => seoOfList(stored?.seo, (data as BlogData).state);
