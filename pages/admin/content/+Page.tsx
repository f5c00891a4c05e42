import { navigate } from 'vike/client/router';
import { usePageContext } from 'vike-react/usePageContext';
import { FormOpening } from '../../../admin/FormOpening';
import { Pages } from '../../../admin/pages/Pages';
import { Calendar } from '../../../admin/publishing/Calendar';
import { loadOnDemand } from '../../../components/ui/on-demand';
import { adminPaths } from '../../../domain/paths';

const PageEditor = loadOnDemand(() => import('../../../admin/page-editor/PageEditor'), {
  waiting: <FormOpening />,
});

export default function ContentPage() {
  const { urlPathname } = usePageContext();
  if (urlPathname === adminPaths.calendar) return <Calendar />;
  const id = urlPathname.slice(adminPaths.pages.length + 1);
  return id ? <PageEditor key={id} id={id} onClose={() => navigate(adminPaths.pages)} /> : <Pages />;
}
