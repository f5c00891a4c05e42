import type { PageContext } from 'vike/types';
import { blog } from '../../../content/blog';
import { seoOfList } from '../list-seo';
import type { BlogData } from './+data';

export default ({ data, stored }: PageContext) =>
  seoOfList(stored?.seo ?? blog.seo, (data as BlogData).state);
