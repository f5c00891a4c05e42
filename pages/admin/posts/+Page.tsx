import { ArticleList, ArticleListSkeleton } from '../../../admin/ArticleList';
import { FormLoading } from '../../../admin/FormLoading';
import { getRemoval } from '../../../admin/get-removal';
import { ItemsPage } from '../../../admin/ItemsPage';
import type { StaffItem } from '../../../admin/publishing/items';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { messages } from '../../../domain/messages';
import { adminPaths } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const removal = getRemoval('article');
const fetchForm = () => import('../../../admin/forms/ArticleForm');
const ArticleForm = loadOnDemand(fetchForm, { waiting: <FormLoading /> });

export default function PostsPage() {
  const { articles } = trpc.useUtils();
  const { data: tags = [] } = trpc.articles.countFacets.useQuery();
  return (
    <ItemsPage<StaffItem>
      title="Blogs"
      addLabel="Add New Blog"
      kind="article"
      path={adminPaths.posts}
      perPage={20}
      filter={{
        name: 'tag',
        label: 'Tag',
        allLabel: 'All tags',
        options: tags.map(({ label, count }) => ({ value: label, count })),
      }}
      list={trpc.articles.adminList}
      remove={removal}
      onChanged={() => articles.invalidate()}
      messages={{
        failed: messages.articlesFailed,
        removed: messages.articleRemoved,
        removeFailed: messages.articleRemoveFailed,
        emptyTitle: 'No articles yet',
      }}
      skeleton={<ArticleListSkeleton />}
      Form={ArticleForm}
      fetchForm={fetchForm}
    >
      {(articles, handlers) => <ArticleList articles={articles} {...handlers} />}
    </ItemsPage>
  );
}
