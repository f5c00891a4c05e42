import { isoDay } from '../../dates';
import { fieldsOf } from '../fields/fields-of';
import { useDateType } from '../use-date-type';
import type { ArticleValues } from './article-values';

const { Computed, Line } = fieldsOf<ArticleValues>();

/** Renders the date field. @param isNew whether the article was never published. */
export function DateShown({ isNew }: { isNew: boolean }) {
  const type = useDateType('publishedOn');
  return isNew ? (
    <Computed
      name="publishedOn"
      label="Date shown"
      type={type}
      computed={isoDay(new Date())}
      from="as the day of publishing"
    />
  ) : (
    <Line
      name="publishedOn"
      label="Date shown"
      type={type}
      hint="Left empty, it is the day of the first publication."
    />
  );
}
