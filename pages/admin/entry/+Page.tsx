import { usePageContext } from 'vike-react/usePageContext';
import { Invitation } from '../../../admin/entry/Invitation';
import { Reset } from '../../../admin/entry/Reset';
import { adminPaths } from '../../../domain/paths';

export default function LinkPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.invitation ? <Invitation /> : <Reset />;
}
