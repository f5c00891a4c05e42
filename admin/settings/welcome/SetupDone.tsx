import { Logo } from '../../../components/site/Logo';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import { Skeleton } from '../../../components/ui/Skeleton';
import { getSite } from '../../../domain/current-site';
import { adminPaths, screens } from '../../../domain/paths';
import { text } from '../../../styles/text.css';
import { trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { ListFailure } from '../../ListBody';
import { ChecklistFooter, formatProgress, SetupChecklist } from './SetupChecklist';
import * as css from './SetupChecklist.css';

export function SetupDone() {
  const {
    data: setupState,
    error,
    refetch,
  } = trpc.welcome.left.useQuery(undefined, {
    meta: { failed: adminMessages.welcomeFailed },
  });
  return (
    <div className={css.page}>
      <div className={css.banner}>
        <svg className={css.art} viewBox="0 0 960 960" fill="none" aria-hidden="true" focusable="false">
          <circle cx="480" cy="480" r="459" stroke="#fff" />
          <circle cx="480" cy="480" r="357" stroke="#5C5C5C" />
          <circle cx="480" cy="480" r="251" stroke="#5C5C5C" />
          <path
            className={css.beam}
            d="M392.4 29.6A458.9 458.9 0 0 1 567.6 29.6L508.4 333.9A148.8 148.8 0 0 0 451.6 333.9Z"
          />
          <circle cx="480" cy="480" r="107" fill="#2B2B2B" />
          <path d="M373 480A107 107 0 0 1 587 480Z" fill="#fff" />
        </svg>
        <div className={css.bannerText}>
          <Logo />
          <h1 className={classNames(text.display, css.title)}>
            Your site <br />
            is online
          </h1>
          <p className={classNames(text.lead, css.lead)}>
            Six steps
            {setupState?.minutes &&
              `, ${setupState.minutes} ${setupState.minutes === 1 ? 'minute' : 'minutes'}`}
            .
            <br />
            Your site is ready.
          </p>
          <Button variant="red_white" size="large" href={screens.home.path}>
            Open {setupState?.site.host ?? getSite().name}
          </Button>
        </div>
      </div>
      <div className={css.checklistPanel}>
        {setupState ? (
          <>
            <div>
              <h2 className={text.h3}>Setup checklist</h2>
              <p className={text.muted}>{formatProgress(setupState)}</p>
            </div>
            <SetupChecklist setupState={setupState} />
            <ChecklistFooter note="The checklist stays in Settings until it is complete.">
              <a className={text.link} href={adminPaths.posts}>
                Go to the admin
              </a>
            </ChecklistFooter>
          </>
        ) : error ? (
          <ListFailure error={error} errorMessage={adminMessages.welcomeFailed} onRetry={refetch} />
        ) : setupState === null ? (
          <div>
            <h2 className={text.h3}>All done</h2>
            <a className={text.link} href={adminPaths.posts}>
              Go to the admin
            </a>
          </div>
        ) : (
          <Skeleton height={420} />
        )}
      </div>
    </div>
  );
}
