import { listArticleTexts } from '../../../domain/article-texts';
import { countWords } from '../../../domain/reading-time';
import { Text } from '../../kit/Text';
import { useDebouncedRead } from '../use-debounced-read';
import type { ArticleValues } from './article-values';

/** Shows the word count on which the reading time is based. */
export function WordCount() {
  const count = useDebouncedRead(({ story }: ArticleValues) =>
    listArticleTexts(story).reduce((sum, text) => sum + countWords(text), 0),
  );
  return (
    <Text as="p" look="line" size="small" tone="muted" hiddenUpTo="wide">
      {count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}
    </Text>
  );
}
