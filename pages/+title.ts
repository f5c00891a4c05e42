import type { PageContext } from 'vike/types';
import { getSite } from '../content/site';
import { documentTitle } from '../domain/seo';
import { getSeo } from './seo';

export default (pageContext: PageContext) => documentTitle(getSeo(pageContext), getSite().brandSuffix);
