import type { ArticleInput } from './kinds/article';
import { stripTags, truncateDescription } from './meta';

/** Returns the start of the first paragraph, for cards and descriptions (rule 14). */
export function getExcerpt({ story }: Pick<ArticleInput, 'story'>): string {
  const firstParagraph = story.find(block => block.type === 'paragraph');
  return truncateDescription(stripTags(firstParagraph?.content ?? ''));
}
