import { ArticleBulk } from '../../../admin/ArticleBulk';
import { FormLoading } from '../../../admin/FormLoading';
import { ItemsPage } from '../../../admin/ItemsPage';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { messages } from '../../../domain/messages';
import { adminPaths, articlePath } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';

const fetchForm = () => import('../../../admin/forms/ArticleForm');
const ArticleForm = loadOnDemand(fetchForm, { waiting: <FormLoading /> });

export default function PostsPage() {
  const { articles } = trpc.useUtils();
  const { data: tags = [] } = trpc.articles.countFacets.useQuery();
  return (
    <ItemsPage
      title="Blogs"
      addLabel="Add New Blog"
      kind="article"
      noun="article"
      hrefOf={articlePath}
      path={adminPaths.posts}
      perPage={20}
      filter={{
        name: 'tag',
        label: 'Tag',
        allLabel: 'All tags',
        options: tags.map(({ label, count }) => ({ value: label, count })),
      }}
      list={trpc.articles.adminList}
      onChanged={() => articles.invalidate()}
      messages={{
        failed: messages.articlesFailed,
        removed: messages.articleRemoved,
        removeFailed: messages.articleRemoveFailed,
        emptyTitle: 'No articles yet',
      }}
      Form={ArticleForm}
      Bulk={ArticleBulk}
      fetchForm={fetchForm}
    />
  );
}
