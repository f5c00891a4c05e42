import { useEffect, useRef } from 'react';
import { Field } from '../../fields/Fields';
import { useForm } from '../../fields/form-context';
import { Text } from '../../kit/Text';
import { useDebouncedRead } from '../use-debounced-read';
import { type ArticleValues, countStoryWords, findReadingMinutes } from './complete-article';

/** Shows a computed reading time until the editor enters a value. */
export function ReadingTimeField() {
  const { set } = useForm();
  const { minutes, time } = useDebouncedRead(({ story, readingTime }: ArticleValues) => ({
    minutes: findReadingMinutes(story),
    time: readingTime,
  }));
  const countedMinutes = useRef(minutes);
  const isEdited = Boolean(time) && time !== countedMinutes.current;

  useEffect(() => {
    if (!isEdited && minutes !== undefined && minutes !== time) set('readingTime', minutes);
    if (minutes !== undefined) countedMinutes.current = minutes;
  }, [minutes, time, isEdited, set]);

  return (
    <Field
      path="readingTime"
      label="Time to read, in minutes"
      help={
        isEdited
          ? `Set by you. The calculated value is ${minutes ?? 0}. Clear the field to use it.`
          : 'Calculated from the text.'
      }
    />
  );
}

/** Shows the word count on which the reading time is based. */
export function WordCount() {
  const count = useDebouncedRead(({ story }: ArticleValues) => countStoryWords(story));
  return (
    <Text as="p" look="line" size="small" tone="muted" hiddenUpTo="wide">
      {count === 1 ? '1 word' : `${count.toLocaleString('en-GB')} words`}
    </Text>
  );
}
