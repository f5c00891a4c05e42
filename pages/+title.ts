import type { PageContext } from 'vike/types';
import { getSite } from '../domain/current-site';
import { getDocumentTitle } from '../domain/seo';
import { getSeo } from './seo';

export default (pageContext: PageContext) => getDocumentTitle(getSeo(pageContext), getSite().brandSuffix);
