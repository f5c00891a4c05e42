import type { PageContext } from 'vike/types';
import { documentDescription } from '../domain/seo';
import { getSeo } from './seo';

export default (pageContext: PageContext) => documentDescription(getSeo(pageContext));
