import { useFormContext, useWatch } from 'react-hook-form';
import { articleTexts } from '../../../../domain/article-texts';
import { readingMinutes } from '../../../../domain/reading-time';
import { Button } from '../../../ui/Button';
import { fieldsOf } from '../fields/fields-of';
import * as css from '../form.css';
import type { ArticleItem, ArticleValues } from './article-values';

const { Line } = fieldsOf<ArticleValues>();

/** Minutes to read, and what the text would say of them itself. */
export function ReadingTime() {
  const { setValue } = useFormContext<ArticleValues>();
  const { articleContent = [], timeToRead } = useWatch<ArticleValues>();
  const texts = articleTexts(articleContent as ArticleItem[]);
  const minutes = readingMinutes(texts);
  const offered = texts.some(Boolean) && minutes !== timeToRead;
  return (
    <div className={css.suggestion}>
      <Line name="timeToRead" label="Time to read, minutes" type="number" inputMode="numeric" min={1} />
      {offered && (
        <Button variant="outlined_black" className={css.use} onClick={() => setValue('timeToRead', minutes)}>
          Use {minutes}
        </Button>
      )}
    </div>
  );
}
