import type { ArticleInput } from './kinds/article';
import { cutDescription, stripTags } from './meta';

/** The beginning of an article's first paragraph, for cards and descriptions (rule 14). */
export function excerptOf({ story }: Pick<ArticleInput, 'story'>): string {
  const first = story.find(item => item.type === 'paragraph');
  return cutDescription(stripTags(first?.content ?? ''));
}
