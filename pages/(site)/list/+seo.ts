import type { PageContext } from 'vike/types';
import type { ListData } from './+data';
import { getListSeo } from './list-seo';

export default ({ data, stored }: PageContext) => getListSeo(stored?.seo, (data as ListData).state);
