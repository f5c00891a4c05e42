import { listArticleTexts } from '../../../domain/article-texts';
import { countWords } from '../../../domain/reading-time';
import { amount } from '../form.css';
import { useSettled } from '../use-settled';
import type { ArticleValues } from './article-values';

/** How many words the text of an article has: those that its reading time is counted from. */
export function WordCount() {
  const count = useSettled(({ story }: ArticleValues) =>
    listArticleTexts(story).reduce((sum, text) => sum + countWords(text), 0),
  );
  return <p className={amount}>{count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}</p>;
}
