import { useFormContext } from 'react-hook-form';
import { excerptOf } from '../../../../domain/excerpt';
import { articlePath } from '../../../../domain/paths';
import { SearchPreview } from '../SearchPreview';
import { useSettled } from '../use-settled';
import type { ArticleItem, ArticleValues } from './article-values';

/** An article in the results of a search; what it says of itself is its first paragraph until somebody writes more. */
export function ArticlePreview() {
  const { getValues } = useFormContext<ArticleValues>();
  const shown = useSettled(() => {
    const { title, meta_title = '', meta_description, articleContent, articleImage: image } = getValues();
    const first = articleContent.find(({ type }) => type === 'paragraph') as ArticleItem | undefined;
    const description =
      meta_description || excerptOf({ articleContent: first ? [{ alt: '', caption: '', ...first }] : [] });
    return { title, customTitle: meta_title, description, image };
  });
  return <SearchPreview {...shown} pathOf={articlePath} />;
}
