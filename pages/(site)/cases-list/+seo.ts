import type { PageContext } from 'vike/types';
import { cases } from '../../../content/cases';
import { seoOfList } from '../list-seo';
import type { CasesData } from './+data';

export default ({ data, stored }: PageContext) =>
  seoOfList(stored?.seo ?? cases.seo, (data as CasesData).state);
