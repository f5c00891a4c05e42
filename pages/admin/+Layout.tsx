import '../../styles/fonts.css';
import '../../styles/tokens.css';
import '../../styles/global.css';
import '../../styles/print.css';
import '../../admin/fonts.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { AdminHeader } from '../../admin/AdminHeader';
import { ground } from '../../admin/frame.css';
import { createQueryClient } from '../../admin/query-client';
import { ErrorBoundary } from '../../components/site/ErrorBoundary';
import { SkipLink } from '../../components/site/SkipLink';
import { useHashScroll } from '../../components/site/use-hash-scroll';
import { ToastHost } from '../../components/ui/ToastHost';
import { PUBLIC_ADMIN_PATHS, settingsPaths } from '../../domain/members/areas';
import { getPageEditPath } from '../../domain/paths';
import { api, trpc } from '../../trpc/client';

/** Returns whether a page has the header. Sign-in, the page editor and the setup use the whole window. */
const hasHeader = (path: string) =>
  !PUBLIC_ADMIN_PATHS.includes(path) &&
  path !== settingsPaths.welcome &&
  !path.startsWith(getPageEditPath(''));

export default function AdminLayout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  const [queryClient] = useState(createQueryClient);
  useHashScroll();
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <div className={ground}>
          <SkipLink />
          {hasHeader(urlPathname) && <AdminHeader path={urlPathname} />}
          <main id="main">
            <ErrorBoundary resetKey={urlPathname}>{children}</ErrorBoundary>
          </main>
          <ToastHost />
        </div>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
