import { Button } from '../../../components/ui/Button';
import { getSite } from '../../../domain/current-site';
import { adminPaths, screens } from '../../../domain/paths';
import { text } from '../../../styles/text.css';
import { trpc } from '../../../trpc/client';
import { AuthPage } from '../../AuthPage';
import { adminMessages } from '../../admin-messages';
import { formatCount } from '../../format-count';
import { Stack } from '../../kit/Stack';
import { QueryBoundary } from '../../ListBody';
import { ChecklistFooter, formatProgress, SetupChecklist } from './SetupChecklist';

export function SetupDone() {
  const query = trpc.welcome.left.useQuery();
  const { minutes, site } = query.data ?? {};
  const adminLink = (
    <a className={text.link} href={adminPaths.posts}>
      Go to the admin
    </a>
  );
  return (
    <AuthPage
      title="Your site is online"
      description={`Six steps${minutes ? `, ${formatCount(minutes, 'minute')}` : ''}. Your site is ready.`}
    >
      <Stack gap={6}>
        <div>
          <Button variant="red_black" size="large" href={screens.home.path}>
            Open {site?.host ?? getSite().name}
          </Button>
        </div>
        <QueryBoundary query={query} errorMessage={adminMessages.welcomeFailed} height={420}>
          {setupState =>
            setupState ? (
              <>
                <div>
                  <h2 className={text.h3}>Setup checklist</h2>
                  <p className={text.muted}>{formatProgress(setupState)}</p>
                </div>
                <SetupChecklist setupState={setupState} />
                <ChecklistFooter note="The checklist stays in Settings until it is complete.">
                  {adminLink}
                </ChecklistFooter>
              </>
            ) : (
              <div>{adminLink}</div>
            )
          }
        </QueryBoundary>
      </Stack>
    </AuthPage>
  );
}
