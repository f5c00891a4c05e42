import { settingsPaths } from '../../../domain/members/areas';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { textButton } from '../../kit/parts.css';
import { Sheet } from '../../kit/Sheet';
import { Stack } from '../../kit/Stack';
import { TextButton } from '../../kit/TextButton';
import { QueryBoundary } from '../../ListBody';
import { SettingsPage } from '../SettingsPage';
import { ChecklistHead } from './ChecklistHead';
import { OutdatedTexts } from './OutdatedTexts';
import { ChecklistFooter, formatProgress, SetupChecklist } from './SetupChecklist';

/** Renders the checklist, which is part of the settings until it is complete. */
export function SetupChecklistPage() {
  const query = trpc.welcome.left.useQuery();
  const utils = trpc.useUtils();
  const dismiss = trpc.welcome.putAway.useMutation({ onSuccess: () => utils.welcome.invalidate() });
  return (
    <SettingsPage title="Setup checklist" {...(query.data && { description: formatProgress(query.data) })}>
      <QueryBoundary query={query} errorMessage={adminMessages.welcomeFailed} height={420}>
        {setupState =>
          setupState ? (
            <Stack>
              <ChecklistHead setupState={setupState} />
              <Sheet title="Steps">
                <SetupChecklist setupState={setupState} />
                <ChecklistFooter note="The checklist stays here until every step is done.">
                  <TextButton onClick={() => dismiss.mutate()}>
                    {setupState.isHidden ? 'Show the site and dismiss checklist' : 'Dismiss checklist'}
                  </TextButton>
                </ChecklistFooter>
              </Sheet>
              <OutdatedTexts />
            </Stack>
          ) : (
            <Sheet title="No checklist" note="It appears when you start setup, until you dismiss it.">
              <a className={textButton} href={settingsPaths.welcome}>
                Open setup
              </a>
            </Sheet>
          )
        }
      </QueryBoundary>
    </SettingsPage>
  );
}
