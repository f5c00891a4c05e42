import type { PageContext } from 'vike/types';
import { documentDescription } from '../domain/seo';
import { seoOf } from './seo';

export default (pageContext: PageContext) => documentDescription(seoOf(pageContext));
