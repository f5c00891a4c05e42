import { usePageContext } from 'vike-react/usePageContext';
import { InvitationPage } from '../../../admin/auth/InvitationPage';
import { PasswordResetPage } from '../../../admin/auth/PasswordResetPage';
import { adminPaths } from '../../../domain/paths';

export default function LinkPage() {
  const { urlPathname } = usePageContext();
  return urlPathname === adminPaths.invitation ? <InvitationPage /> : <PasswordResetPage />;
}
