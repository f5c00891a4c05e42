import type { ArticleInput } from '../../../domain/article';
import { messages } from '../../../domain/messages';
import { api } from '../../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { blogKeys } from '../query-keys';
import { ArticleFields } from './article/ArticleFields';
import { type ArticleValues, articleForm, articleValues, emptyArticle } from './article/article-values';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';

const kind: FormKind<ArticleValues, ArticleInput> = {
  noun: 'article',
  titles: { add: 'Add New Blog', edit: 'Edit blog' },
  words: {
    created: messages.blogCreated,
    updated: messages.blogUpdated,
    createFailed: messages.blogCreateFailed,
    updateFailed: messages.blogUpdateFailed,
    readFailed: messages.blogByIdFailed,
  },
  cacheKey: blogKeys.all,
  schema: articleForm,
  empty: emptyArticle,
  toValues: articleValues,
  names: {
    title: 'Title',
    tag: 'Tags',
    timeToRead: 'Time to read',
    meta_title: 'Meta title',
    meta_description: 'Meta description',
    articleData: 'Date shown',
    articleImage: 'Article image',
    articleImageAlt: 'What the article image shows',
    authorName: 'Author name',
    authorPosition: 'Author position',
    authorInfo: 'About the author',
    authorLink: 'Author link',
    authorAvatar: 'Author avatar',
    articleContent: 'Content',
  },
  fieldOf: path => path,
  async byId(id) {
    const found = await api.blogs.byId.query({ id });
    return found.kind === 'found' ? found.article : undefined;
  },
  create: input => api.blogs.create.mutate(input),
  update: change => api.blogs.update.mutate(change),
  preview: work => api.previews.article.mutate(work),
  Fields: ArticleFields,
};

/** Writes a new article or edits one. */
export default function ArticleForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}
