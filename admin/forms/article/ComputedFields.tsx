import { useFormContext } from 'react-hook-form';
import { excerptOf } from '../../../domain/excerpt';
import { isoDay } from '../../dates';
import { fieldsOf } from '../fields/fields-of';
import { useDateType } from '../use-date-type';
import { useSettled } from '../use-settled';
import type { ArticleItem, ArticleValues } from './article-values';

const { Computed, Line } = fieldsOf<ArticleValues>();

/** What an article says of itself where nobody wrote it: its first paragraph, cut (rule 14). */
export function describedBy(content: ArticleValues['story']): string {
  const first = content.find(({ type }) => type === 'paragraph') as ArticleItem | undefined;
  return excerptOf({ story: first ? [{ alt: '', caption: '', ...first }] : [] });
}

export function MetaDescription() {
  const { getValues } = useFormContext<ArticleValues>();
  const computed = useSettled(() => describedBy(getValues('story')));
  return (
    <Computed
      name="seo.description"
      label="Meta description"
      rows={3}
      computed={computed}
      from="from the first paragraph"
    />
  );
}

/** The day an article shows. @param isNew whether it was not public yet. */
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
