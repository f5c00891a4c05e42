import type { z } from 'zod';
import type { articleSchema } from '../../../domain/kinds/article';

export type ArticleValues = z.input<typeof articleSchema>;
export type ArticleItem = ArticleValues['story'][number];
