import type { ArticleInput } from '../../domain/kinds/article';
import { messages } from '../../domain/messages';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { ArticleFields } from './article/ArticleFields';
import { type ArticleValues, articleFields, articleForm, emptyArticle } from './article/article-values';
import { WordCount } from './article/WordCount';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';
import { articleProse } from './writing/prose';
import { Writing } from './writing/Writing';

const kind: FormKind<ArticleValues, ArticleInput> = {
  name: 'article',
  noun: 'article',
  titles: { add: 'Add New Blog', edit: 'Edit blog' },
  words: {
    created: messages.articleCreated,
    updated: messages.articleUpdated,
    createFailed: messages.articleCreateFailed,
    updateFailed: messages.articleUpdateFailed,
    readFailed: messages.articleByIdFailed,
  },
  schema: articleForm,
  empty: emptyArticle,
  toFields: articleFields,
  preview: work => api.articles.preview.mutate(work),
  names: listFieldNames(articleForm),
  Story: ({ field }) => <Writing field={field} prose={articleProse} />,
  Fields: ArticleFields,
  Count: WordCount,
};

/** Renders the form of a new or existing article. */
export default function ArticleForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}
