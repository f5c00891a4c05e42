import type { ArticleInput } from '../../../domain/kinds/article';
import { messages } from '../../../domain/messages';
import { api, type Outputs, trpc } from '../../../trpc/client';
import type { ItemFormProps } from '../ItemsPage';
import { ArticleFields } from './article/ArticleFields';
import { type ArticleValues, articleForm, articleValues, emptyArticle } from './article/article-values';
import type { FormKind } from './form-kind';
import { ItemForm } from './ItemForm';

const storedOf = (found: Outputs['articles']['byId']) => (found.kind === 'found' ? found.item : null);

const kind: FormKind<ArticleValues, ArticleInput> = {
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
  useStored: (id, options) => trpc.articles.byId.useQuery({ id: id ?? '' }, { ...options, select: storedOf }),
  byId: async id => storedOf(await api.articles.byId.query({ id })),
  create: input => api.articles.create.mutate(input),
  update: change => api.articles.update.mutate(change),
  preview: work => api.articles.preview.mutate(work),
  Fields: ArticleFields,
};

/** Writes a new article or edits one. */
export default function ArticleForm(props: ItemFormProps) {
  return <ItemForm kind={kind} {...props} />;
}
