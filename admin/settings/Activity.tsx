import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { ACTIVITY_PHRASES, type ActivityGroup } from '../../domain/activity';
import { ACTIVITY_RETENTION_MONTHS, LIST_ITEMS_MAX } from '../../domain/limits';
import { settingsPaths } from '../../domain/members/areas';
import { api, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { type CsvColumns, fetchAllPages, saveCsv, toCsv } from '../csv';
import { FilterBar } from '../FilterBar';
import { Empty } from '../kit/Empty';
import { OptionSelect } from '../kit/OptionSelect';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { PagedList } from '../ListBody';
import { useUrlState } from '../use-list-state';
import { ActivityLog } from './ActivityLog';
import { type ActivityFilter, activityCodec, GROUP_LABELS, type ListedActivity } from './activity-url';
import { SettingsPage } from './SettingsPage';

const PER_PAGE = 30;

export function Activity() {
  const { state, getHref, show, replace } = useUrlState(settingsPaths.activity, activityCodec);
  const { page, ...filters } = state;
  const list = trpc.activity.list.useQuery(
    { ...filters, offset: (page - 1) * PER_PAGE, limit: PER_PAGE },
    { placeholderData: keepPreviousData },
  );
  const { data: people = [] } = trpc.activity.members.useQuery();
  const save = useMutation({
    mutationFn: () => downloadActivity(filters),
    meta: { failed: adminMessages.activityFailed },
  });

  return (
    <SettingsPage
      title="Activity"
      isOneLine
      action={
        <Button isSending={save.isPending} onClick={() => save.mutate()}>
          Export CSV
        </Button>
      }
    >
      <FilterBar<ActivityGroup | undefined>
        searchLabel="Title or reference"
        q={filters.q}
        onSearch={q => replace({ q })}
        label="Type"
        choices={[
          { label: 'All', value: undefined },
          ...Object.entries(GROUP_LABELS).map(([value, label]) => ({ label, value: value as ActivityGroup })),
        ]}
        selected={filters.group}
        onChoose={group => show({ group })}
        isFiltered={filters.memberId !== undefined}
      >
        <OptionSelect
          label="User"
          value={filters.memberId ?? ''}
          onChoose={id => show({ memberId: id || undefined })}
          options={[['', 'All users'], ...people.map(({ _id, name }) => [_id, name] as const)]}
        />
      </FilterBar>
      <Stack gap={4}>
        <PagedList
          query={list}
          page={page}
          perPage={PER_PAGE}
          getHref={to => getHref({ page: to })}
          errorMessage={adminMessages.activityFailed}
          height={560}
          empty={<Empty title="No activity">No activity matches the filters.</Empty>}
        >
          {entries => <ActivityLog entries={entries} />}
        </PagedList>
        <Text as="p" size="caption" tone="muted">
          Entries can’t be edited, and are deleted after {ACTIVITY_RETENTION_MONTHS} months. Email and IP
          addresses of visitors are never logged.
        </Text>
      </Stack>
    </SettingsPage>
  );
}

const COLUMNS: CsvColumns<ListedActivity> = {
  Time: ({ at }) => at,
  Who: ({ memberName }) => memberName,
  Action: ({ action }) => ACTIVITY_PHRASES[action] ?? action,
  Type: ({ kind }) => kind,
  Title: ({ subject }) => subject.title,
  ID: ({ subject }) => subject._id,
  Details: ({ detail }) => detail,
};

async function downloadActivity(filters: ActivityFilter): Promise<void> {
  const entries = await fetchAllPages(offset =>
    api.activity.list.query({ ...filters, offset, limit: LIST_ITEMS_MAX }),
  );
  saveCsv('activity', toCsv(COLUMNS, entries));
}
