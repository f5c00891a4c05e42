import { ArticleList, ArticleListSkeleton } from '../../../components/admin/ArticleList';
import { FormOpening } from '../../../components/admin/FormOpening';
import { ItemsPage } from '../../../components/admin/ItemsPage';
import { onDemand } from '../../../components/ui/on-demand';
import type { ArticleCard } from '../../../domain/article';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const ArticleForm = onDemand(() => import('../../../components/admin/forms/ArticleForm'), {
  waiting: <FormOpening />,
});

export default function PostsPage() {
  const { blogs } = trpc.useUtils();
  const { data: tags = [] } = trpc.blogs.countByTag.useQuery();
  return (
    <ItemsPage<ArticleCard>
      title="Blogs"
      addLabel="Add New Blog"
      kind="article"
      path={adminPaths.posts}
      perPage={20}
      filter={{
        name: 'tag',
        label: 'Tag',
        allLabel: 'All tags',
        options: tags.map(({ tag, count }) => ({ value: tag, count })),
      }}
      list={trpc.blogs.adminList}
      remove={trpc.blogs.remove}
      onChanged={() => blogs.invalidate()}
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
