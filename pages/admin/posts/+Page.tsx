import { lazy } from 'react';
import { ArticleList, ArticleListSkeleton } from '../../../components/admin/ArticleList';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { articleSource, articleTags } from '../../../components/admin/item-sources';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';

const ArticleForm = lazy(() => import('../../../components/admin/forms/ArticleForm'));

export default function PostsPage() {
  return (
    <ItemsPage
      title="Blogs"
      addLabel="Add New Blog"
      kind="article"
      path={adminPaths.posts}
      perPage={20}
      filter={{ name: 'tag', label: 'Tag', allLabel: 'All tags', read: articleTags }}
      {...articleSource}
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
