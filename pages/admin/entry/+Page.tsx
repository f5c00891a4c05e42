import { usePageContext } from 'vike-react/usePageContext';
import { Invitation } from '../../../admin/auth/Invitation';
import { Reset } from '../../../admin/auth/Reset';
import { adminPaths } from '../../../domain/paths';

export default function LinkPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.invitation ? <Invitation /> : <Reset />;
}
