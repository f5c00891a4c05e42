import { useEffect, useRef } from 'react';
import { listArticleTexts } from '../../../domain/article-texts';
import { getReadingMinutes } from '../../../domain/reading-time';
import { Field } from '../../fields/Fields';
import { useForm } from '../../fields/form-context';
import { useSettled } from '../use-settled';
import type { ArticleItem, ArticleValues } from './article-values';

/** What the words of an article say of the time it takes; nothing while there are none. */
function minutesOf(content: readonly ArticleItem[]): number | undefined {
  const texts = listArticleTexts(content);
  return texts.some(Boolean) ? getReadingMinutes(texts) : undefined;
}

/** Renders the reading time: computed until the editor enters a value. */
export function ReadingTime() {
  const { set } = useForm();
  const { minutes, time } = useSettled(({ story, readingTime }: ArticleValues) => ({
    minutes: minutesOf(story),
    time: readingTime,
  }));
  const counted = useRef(minutes);
  const own = Boolean(time) && time !== counted.current;

  useEffect(() => {
    if (!own && minutes !== undefined && minutes !== time) set('readingTime', minutes);
    if (minutes !== undefined) counted.current = minutes;
  }, [minutes, time, own, set]);

  return (
    <Field
      path="readingTime"
      label="Time to read, minutes"
      help={
        own ? `Your own; the words say ${minutes ?? 0}. Empty it to count them.` : 'Counted from the words.'
      }
    />
  );
}
