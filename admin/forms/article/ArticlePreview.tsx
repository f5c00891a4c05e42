import { useFormContext } from 'react-hook-form';
import { articlePath } from '../../../domain/paths';
import { SearchPreview } from '../SearchPreview';
import { slugOf } from '../slug-rule';
import { useSettled } from '../use-settled';
import type { ArticleValues } from './article-values';
import { describedBy } from './ComputedFields';

/** An article in the results of a search; what it says of itself is its first paragraph until somebody writes more. */
export function ArticlePreview() {
  const { getValues } = useFormContext<ArticleValues>();
  const shown = useSettled(() => {
    const { title, seo, story, cover } = getValues();
    const description = seo?.description || describedBy(story);
    return { title, customTitle: seo?.title ?? '', description, image: cover?.src ?? '' };
  });
  return <SearchPreview {...shown} path={articlePath(slugOf(shown.title) ?? '…')} />;
}
