import type { PageContext } from 'vike/types';
import { site } from '../content/site';
import { documentTitle } from '../domain/seo';
import { seoOf } from './seo';

export default (pageContext: PageContext) => documentTitle(seoOf(pageContext), site.brandSuffix);
