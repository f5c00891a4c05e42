import { usePageContext } from 'vike-react/usePageContext';
import { Invitation } from '../../../components/admin/entry/Invitation';
import { Reset } from '../../../components/admin/entry/Reset';
import { adminPaths } from '../../../domain/paths';

export default function LinkPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.invitation ? <Invitation /> : <Reset />;
}
