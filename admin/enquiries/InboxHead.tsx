import { type ReactNode, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { loadOnDemand } from '../../components/ui/on-demand';
import { getSite } from '../../domain/current-site';
import { ENQUIRY_VIEWS, type EnquiryView } from '../../domain/enquiry-stage';
import type { RouterOutputs } from '../../trpc/client';
import { FilterBar } from '../FilterBar';
import { growingButton } from '../kit/layout.css';
import { OptionSelect } from '../kit/OptionSelect';
import { fetchEnquiries } from './enquiries-csv';
import type { InboxFilter, InboxState } from './inbox-url';

const AddEnquiry = loadOnDemand(() => import('./AddEnquiry'));
const ExportDialog = loadOnDemand(() => import('./ExportDialog'));

const VIEW_LABELS: Record<EnquiryView, string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  undelivered: 'Undelivered',
};

export function AddButton() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Button variant="red_black" className={growingButton} onClick={() => setIsAdding(true)}>
        Add request
      </Button>
      {isAdding && <AddEnquiry onClose={() => setIsAdding(false)} />}
    </>
  );
}

export function ExportButton({ filter }: { filter: InboxFilter }) {
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <Button onClick={() => setIsExporting(true)}>Export CSV</Button>
      {isExporting && (
        <ExportDialog fetchEnquiries={() => fetchEnquiries(filter)} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}

type InboxToolsProps = {
  inbox: InboxState;
  /** Undefined while loading. */
  counts: RouterOutputs['enquiries']['list']['counts'] | undefined;
  show: (change: Partial<InboxState>) => void;
  onSearch: (q: string) => void;
  /** Replaces the views on phones, where they are among the filters. */
  phoneChoices: ReactNode;
  /** Content below the filters on phones. */
  links: ReactNode;
};

export function InboxTools({ inbox, counts, show, onSearch, phoneChoices, links }: InboxToolsProps) {
  const { view, q, department } = inbox;
  const { byView } = counts ?? {};
  const countsByType = new Map(counts?.byDepartment.map(({ department, count }) => [department, count]));
  // Include types that are no longer offered, because old requests and bookmarks may contain them.
  const typeNames = new Set([
    ...getSite().requestTypes,
    ...countsByType.keys(),
    ...(department ? [department] : []),
  ]);
  // Failed emails are rare, so the view appears only when there are any.
  const isEmpty = byView?.all === 0;
  const views = ENQUIRY_VIEWS.filter(
    name => view === name || (name === 'undelivered' ? (byView?.undelivered ?? 0) > 0 : !isEmpty),
  );
  return (
    <FilterBar<EnquiryView | undefined>
      searchLabel="Search by name, company or text"
      {...{ q, onSearch, phoneChoices, links }}
      label="View"
      selected={view}
      onChoose={newView => show({ view: newView, page: 1 })}
      choices={[
        { label: 'All', value: undefined, count: byView?.all },
        ...views.map(value => ({ label: VIEW_LABELS[value], value, count: byView?.[value] })),
      ]}
      isFiltered={department !== undefined || (view !== undefined && phoneChoices !== undefined)}
    >
      <OptionSelect
        label="Request type"
        value={department ?? ''}
        onChoose={type => show({ department: type || undefined, page: 1 })}
        options={[
          ['', 'All types'],
          ...[...typeNames].map(
            type => [type, counts ? `${type} (${countsByType.get(type) ?? 0})` : type] as const,
          ),
        ]}
      />
    </FilterBar>
  );
}
