import { Skeleton } from '../../../components/ui/Skeleton';
import { text } from '../../../styles/text.css';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';
import { ListFailure } from '../../ListBody';
import { SettingsPage } from '../SettingsPage';
import { OutdatedTexts } from './OutdatedTexts';
import { formatProgress, SetupChecklist } from './SetupChecklist';
import * as css from './SetupChecklist.css';

/** The page is part of the settings until the checklist is complete. */
export function SetupChecklistPage() {
  const {
    data: left,
    error,
    refetch,
  } = trpc.welcome.left.useQuery(undefined, {
    meta: { failed: adminMessages.welcomeFailed },
  });
  const utils = trpc.useUtils();
  const dismiss = trpc.welcome.putAway.useMutation({ onSuccess: () => utils.welcome.invalidate() });
  return (
    <SettingsPage title="Setup checklist" {...(left && { line: formatProgress(left) })}>
      {left ? (
        <Stack>
          <Sheet title="Remaining steps">
            <SetupChecklist left={left} />
            <p className={css.footer}>
              The checklist stays here until every step is done.
              <button type="button" className={text.link} onClick={() => dismiss.mutate()}>
                Dismiss checklist
              </button>
            </p>
          </Sheet>
          <OutdatedTexts />
        </Stack>
      ) : left === null ? (
        <Sheet title="All done" note="Setup is complete." />
      ) : error ? (
        <ListFailure error={error} errorMessage={adminMessages.welcomeFailed} onRetry={refetch} />
      ) : (
        <Skeleton height={420} />
      )}
    </SettingsPage>
  );
}
