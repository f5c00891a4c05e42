import { usePageContext } from 'vike-react/usePageContext';
import { Inbox } from '../../../admin/enquiries/Inbox';
import { Insights } from '../../../admin/insights/Insights';
import { adminPaths } from '../../../domain/paths';

export default function EnquiriesPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.insights ? <Insights /> : <Inbox />;
}
