import { lazy } from 'react';
import { ArticleList, ArticleListSkeleton } from '../../../components/admin/ArticleList';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { blogKeys } from '../../../components/admin/query-keys';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { api } from '../../../trpc/client';

const ArticleForm = lazy(() => import('../../../components/admin/forms/ArticleForm'));

const tags = async () =>
  (await api.blogs.countByTag.query()).map(({ tag, count }) => ({ value: tag, count }));

export default function PostsPage() {
  return (
    <ItemsPage
      title="Blogs"
      addLabel="Add New Blog"
      kind="article"
      path={adminPaths.posts}
      perPage={20}
      filter={{ name: 'tag', label: 'Tag', allLabel: 'All tags', read: tags }}
      cacheKey={blogKeys.all}
      read={asked => api.blogs.adminList.query(asked)}
      remove={id => api.blogs.remove.mutate({ id })}
      words={{
        failed: messages.blogsFailed,
        removed: messages.blogRemoved,
        removeFailed: messages.blogRemoveFailed,
        emptyTitle: 'No articles yet',
      }}
      skeleton={<ArticleListSkeleton />}
      Form={ArticleForm}
    >
      {(articles, handlers) => <ArticleList articles={articles} {...handlers} />}
    </ItemsPage>
  );
}
