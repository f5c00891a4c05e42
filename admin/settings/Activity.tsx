import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { Select } from '../../components/ui/Field';
import { EmptyState } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import type { ActivityGroup } from '../../domain/activity';
import { ACTIVITY_KEPT_MONTHS } from '../../domain/limits';
import { settingsPaths } from '../../domain/members/areas';
import { visuallyHidden } from '../../styles/layout.css';
import { trpc } from '../../trpc/client';
import { stale } from '../frame.css';
import { ListFailure } from '../ListBody';
import { SearchField } from '../ListTools';
import { PageSteps } from '../PageSteps';
import { replaceAddress, showAddress, useAddress } from '../use-address';
import { words } from '../words';
import * as css from './Activity.css';
import { ActivityLog } from './ActivityLog';
import { type ActivityAddress, activityAddress, GROUP_WORDS, readActivityAddress } from './activity-address';
import { downloadActivity } from './activity-csv';
import { SettingsPage } from './SettingsPage';
import * as frame from './SettingsPage.css';

const PER_PAGE = 50;

/** Who did what to what: narrowed by kind, person and words, and saved as a table. */
export function Activity() {
  const { query } = useAddress(settingsPaths.activity);
  const { page, ...asked } = readActivityAddress(query);
  const hrefOf = (change: Partial<ActivityAddress>) => activityAddress({ page: 1, ...asked, ...change });
  const show = (change: Partial<ActivityAddress>) => showAddress(hrefOf(change));
  const list = trpc.activity.list.useQuery(
    { ...asked, offset: (page - 1) * PER_PAGE, limit: PER_PAGE },
    { placeholderData: keepPreviousData, meta: { failed: words.activityFailed } },
  );
  const { data: people = [] } = trpc.activity.members.useQuery();
  const save = useMutation({
    mutationFn: () => downloadActivity(asked),
    meta: { failed: words.activityFailed },
  });
  const { data, error, isPlaceholderData } = list;

  return (
    <SettingsPage
      title="Activity"
      line="Who did what. Nobody can edit it, owners can export it."
      action={
        <Button
          variant="outlined_black"
          size="large"
          className={frame.headAction}
          sending={save.isPending}
          onClick={() => save.mutate()}
        >
          Export CSV
        </Button>
      }
    >
      <search className={css.tools}>
        <Kinds chosen={asked.group} onChoose={group => show({ group })} />
        <Select
          label="Who"
          value={asked.memberId ?? ''}
          onChange={({ target }) => show({ memberId: target.value || undefined })}
        >
          <option value="">Everybody</option>
          {people.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </Select>
        <SearchField label="Words or reference" q={asked.q} onSearch={q => replaceAddress(hrefOf({ q }))} />
      </search>
      {error && !data && (
        <ListFailure error={error} failed={words.activityFailed} onRetry={() => list.refetch()} />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <p className={visuallyHidden} role="status">
            Loading
          </p>
          <Skeleton height={560} />
        </div>
      )}
      {data && data.total === 0 && (
        <EmptyState title="Nothing here">
          {asked.group || asked.memberId || asked.q
            ? 'Nothing that happened matches.'
            : 'What members do will stand here.'}
        </EmptyState>
      )}
      {data && data.total > 0 && (
        <>
          <div className={isPlaceholderData ? stale : undefined}>
            <ActivityLog acts={data.items} />
          </div>
          <PageSteps
            page={page}
            perPage={PER_PAGE}
            total={data.total}
            hrefOf={to => hrefOf({ page: to })}
            onStep={to => {
              show({ page: to });
              scrollTo(0, 0);
            }}
          />
        </>
      )}
      <p className={css.foot}>
        Kept for {ACTIVITY_KEPT_MONTHS} months. Addresses of visitors are never in it.
      </p>
    </SettingsPage>
  );
}

type KindsProps = {
  chosen: ActivityGroup | undefined;
  onChoose: (group: ActivityGroup | undefined) => void;
};

function Kinds({ chosen, onChoose }: KindsProps) {
  const kinds = [undefined, ...(Object.keys(GROUP_WORDS) as ActivityGroup[])];
  return (
    <fieldset className={css.kinds} aria-label="Kind">
      {kinds.map(kind => (
        <button
          key={kind ?? 'all'}
          type="button"
          className={css.kind}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ? GROUP_WORDS[kind] : 'All'}
        </button>
      ))}
    </fieldset>
  );
}
