import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { FormLoading } from '../../../admin/FormLoading';
import { ItemsPage } from '../../../admin/ItemsPage';
import { Pages } from '../../../admin/pages/Pages';
import { Calendar } from '../../../admin/publishing/Calendar';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { adminPaths, itemLists } from '../../../domain/paths';

const PageEditor = loadOnDemand(() => import('../../../admin/page-editor/PageEditor'), {
  fallback: <FormLoading />,
});

export default function ContentPage() {
  const { urlPathname } = usePageContext();
  if (urlPathname === adminPaths.calendar) return <Calendar />;
  const list = itemLists.find(({ admin }) => admin === urlPathname);
  if (list) return <ItemsPage key={list.kind} kind={list.kind} />;
  const id = urlPathname.slice(adminPaths.pages.length + 1);
  return id ? <PageEditor key={id} id={id} onClose={() => navigate(adminPaths.pages)} /> : <Pages />;
}
