import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { loadOnDemand } from '../../components/ui/on-demand';
import { getSite } from '../../domain/current-site';
import { settingsPaths } from '../../domain/members/areas';
import { adminPaths } from '../../domain/paths';
import { ITEM_STATE_LABELS, isListedAs, type ListedState } from '../../domain/publishing/state';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { FilterBar } from '../FilterBar';
import { FormLoading } from '../FormLoading';
import { growingButton, hiddenUpTo } from '../kit/layout.css';
import { Page } from '../kit/Page';
import { rowGroup, sheet } from '../kit/Row';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { NothingFound, QueryBoundary } from '../ListBody';
import { ContentLinks } from '../publishing/ContentLinks';
import { useCan } from '../use-current-user';
import { useListState } from '../use-list-state';
import { PageRow } from './PageRow';
import { filterGroups, type TreeGroup, toPageTree } from './page-tree';
import type { PageDialogKind, StaffPage } from './staff-page';

const PageDialog = loadOnDemand(() => import('./PageDialog'), { fallback: <FormLoading /> });

const STATES: readonly ListedState[] = ['changed', 'draft', 'scheduled', 'unpublished'];
const REQUESTED_FILTER = 'asked';

export function Pages() {
  const can = useCan();
  const pages = trpc.pages.adminList.useQuery();
  const listState = useListState(adminPaths.pages, 'show');
  const { q, stage, filter, add } = listState.state;
  const [dialog, setDialog] = useState<{ asking: PageDialogKind; page: StaffPage }>();

  const matchesFilters = (page: StaffPage) =>
    (!stage || isListedAs(page.state, stage)) &&
    (filter !== REQUESTED_FILTER || page.asked) &&
    `${page.title} ${page.address}`.toLowerCase().includes(q.toLowerCase());
  const allPages = pages.data ?? [];
  const filters = [
    { label: 'All', stage: '' as const, filter: '', count: allPages.length },
    ...STATES.map(state => ({
      label: state === 'changed' ? 'With changes' : ITEM_STATE_LABELS[state],
      stage: state,
      filter: '',
      count: allPages.filter(page => isListedAs(page.state, state)).length,
    })),
    {
      label: 'Ready to publish',
      stage: '' as const,
      filter: REQUESTED_FILTER,
      count: allPages.filter(page => page.asked).length,
    },
  ];
  const selectedFilter = filters.find(choice => choice.stage === stage && choice.filter === filter);

  return (
    <Page
      title="Pages"
      isOneLine
      action={
        <>
          <div className={hiddenUpTo.phone}>
            <ContentLinks path={adminPaths.pages} />
          </div>
          {can('content.write') && (
            <Button variant="red_black" className={growingButton} onClick={listState.add}>
              New page
            </Button>
          )}
        </>
      }
    >
      <FilterBar
        searchLabel="Search titles and URLs"
        q={q}
        onSearch={listState.search}
        label="State"
        choices={filters
          .filter(choice => choice === filters[0] || choice === selectedFilter || choice.count > 0)
          .map(({ label, count }) => ({ label, value: label, count }))}
        selected={selectedFilter?.label}
        onChoose={label => listState.show(filters.find(choice => choice.label === label) ?? {})}
        links={<ContentLinks path={adminPaths.pages} />}
      />
      <QueryBoundary query={pages} errorMessage={adminMessages.pagesFailed} height={560}>
        {allPages => (
          <PageTree
            groups={filterGroups(
              toPageTree(allPages, {
                main: getSite().menus.header,
                footer: [...getSite().menus.footer.flatMap(({ links }) => links), ...getSite().menus.legal],
              }),
              matchesFilters,
            )}
            q={q}
            onAsk={(asking, page) => setDialog({ asking, page })}
            onReset={() => listState.show({ q: '', stage: '', filter: '' })}
          />
        )}
      </QueryBoundary>
      {add && <PageDialog asking="new" pages={allPages} onClose={listState.closeForm} />}
      {dialog && <PageDialog {...dialog} pages={allPages} onClose={() => setDialog(undefined)} />}
    </Page>
  );
}

type PageTreeProps = {
  groups: readonly TreeGroup<StaffPage>[];
  q: string;
  onAsk: (dialogKind: PageDialogKind, page: StaffPage) => void;
  onReset: () => void;
};

function PageTree({ groups, q, onAsk, onReset }: PageTreeProps) {
  const can = useCan();
  const [collapsedTitles, setCollapsedTitles] = useState<readonly string[]>([]);
  const toggle = (title: string) =>
    setCollapsedTitles(
      collapsedTitles.includes(title)
        ? collapsedTitles.filter(collapsedTitle => collapsedTitle !== title)
        : [...collapsedTitles, title],
    );
  if (groups.length === 0) return <NothingFound q={q} onReset={onReset} />;
  return (
    <Stack gap={4}>
      <div className={sheet}>
        {groups.map(({ title, note, rows }, index) => (
          <section key={title} aria-label={title}>
            {index > 0 && (
              <div className={rowGroup}>
                <Inline gap={2} align="baseline">
                  <h2>{title}</h2>
                  <Text tone="muted" weight="regular">
                    {note}
                  </Text>
                </Inline>
              </div>
            )}
            <ol>
              {rows.map((row, index) =>
                row.parentTitle && collapsedTitles.includes(row.parentTitle) ? null : (
                  <PageRow
                    key={row.page?._id ?? row.title}
                    row={row}
                    isLast={row.parentTitle !== undefined && rows[index + 1]?.parentTitle !== row.parentTitle}
                    folds={
                      rows.some(({ parentTitle }) => parentTitle === row.title)
                        ? collapsedTitles.includes(row.title)
                          ? 'closed'
                          : 'open'
                        : undefined
                    }
                    onFold={() => toggle(row.title)}
                    onAsk={onAsk}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
      </div>
      <Text as="p" size="small" tone="muted">
        {can('site.write') ? (
          <a className={text.link} href={settingsPaths.menus}>
            Edit menus in Settings
          </a>
        ) : (
          'Menus are edited in Settings'
        )}
        . Visitors can still reach pages outside the menus by search, links and the sitemap.
      </Text>
    </Stack>
  );
}
