import type { PageContext } from 'vike/types';
import type { Seo } from '../../../domain/seo';

export default ({ data }: PageContext): Seo => (data as { seo: Seo }).seo;
