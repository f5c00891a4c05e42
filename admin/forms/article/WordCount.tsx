import { useFormContext } from 'react-hook-form';
import { articleTexts } from '../../../domain/article-texts';
import { wordsIn } from '../../../domain/reading-time';
import { amount } from '../form.css';
import { useSettled } from '../use-settled';
import type { ArticleItem, ArticleValues } from './article-values';

/** How many words the text of an article has: those that its reading time is counted from. */
export function WordCount() {
  const { getValues } = useFormContext<ArticleValues>();
  const count = useSettled(() =>
    articleTexts(getValues('story') as ArticleItem[]).reduce((sum, text) => sum + wordsIn(text), 0),
  );
  return <p className={amount}>{count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}</p>;
}
