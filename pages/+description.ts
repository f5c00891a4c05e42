import type { PageContext } from 'vike/types';
import { getDocumentDescription } from '../domain/seo';
import { getSeo } from './seo';

export default (pageContext: PageContext) => getDocumentDescription(getSeo(pageContext));
