import type { ArticleInput } from '../../domain/kinds/article';
import { messages } from '../../domain/messages';
import { api } from '../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { ArticleFields } from './article/ArticleFields';
import { ArticleTags } from './article/ArticleTags';
import {
  type ArticleValues,
  articleFormSchema,
  emptyArticle,
  toArticleFields,
} from './article/article-values';
import { completeArticle } from './article/complete-article';
import { WordCount } from './article/WordCount';
import { articleProse } from './editor/prose';
import { TextEditor } from './editor/TextEditor';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';
import { listFieldNames } from './item-parts';

const kind: FormKind<ArticleValues, ArticleInput> = {
  name: 'article',
  noun: 'article',
  titles: { add: 'Add New Blog', edit: 'Edit blog', list: 'Blogs' },
  messages: {
    created: messages.articleCreated,
    updated: messages.articleUpdated,
    createFailed: messages.articleCreateFailed,
    updateFailed: messages.articleUpdateFailed,
    readFailed: messages.articleByIdFailed,
  },
  schema: articleFormSchema,
  empty: emptyArticle,
  toFields: toArticleFields,
  preview: work => api.articles.preview.mutate(work),
  names: listFieldNames(articleFormSchema),
  own: { story: ({ field }) => <TextEditor field={field} prose={articleProse} />, tags: ArticleTags },
  complete: completeArticle,
  Fields: ArticleFields,
  Count: WordCount,
};

export default function ArticleForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}
