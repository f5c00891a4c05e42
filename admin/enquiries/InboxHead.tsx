import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { Select } from '../../components/ui/Field';
import { FilterTabs } from '../../components/ui/FilterTabs';
import { loadOnDemand } from '../../components/ui/on-demand';
import { getSite } from '../../domain/current-site';
import type { RouterOutputs } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { tabs } from '../kit/layout.css';
import { toolButton, wideTool } from '../kit/Toolbar';
import { useCan } from '../use-current-user';
import { downloadCsv } from './enquiries-csv';
import { ENQUIRY_STATE_LABELS, type EnquiryState, type InboxState } from './inbox-url';

const AddEnquiry = loadOnDemand(() => import('./AddEnquiry'));

type InboxHeadProps = {
  inbox: InboxState;
  /** Undefined while loading. */
  counts: RouterOutputs['enquiries']['list']['counts'] | undefined;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

export function InboxTools({ inbox: { state, department }, counts, show }: Omit<InboxHeadProps, 'getHref'>) {
  const [isAdding, setAdding] = useState(false);
  const exportCsv = useMutation({
    mutationFn: () => downloadCsv({ state, department }),
    meta: { failed: adminMessages.requestsFailed },
  });
  const countsByType = new Map(counts?.byDepartment.map(({ department, count }) => [department, count]));
  // Old requests and bookmarks may have types that are no longer offered.
  const typeNames = new Set([
    ...getSite().requestTypes,
    ...countsByType.keys(),
    ...(department ? [department] : []),
  ]);
  return (
    <>
      <Select
        className={wideTool}
        label="Request type"
        value={department ?? ''}
        onChange={({ target }) => show({ department: target.value || undefined, page: 1 })}
      >
        <option value="">All types</option>
        {[...typeNames].map(type => (
          <option key={type} value={type}>
            {type}
            {counts && ` (${countsByType.get(type) ?? 0})`}
          </option>
        ))}
      </Select>
      <Button
        variant="outlined_black"
        size="large"
        className={toolButton}
        sending={exportCsv.isPending}
        onClick={() => exportCsv.mutate()}
      >
        Export CSV
      </Button>
      {useCan()('enquiries.write') && (
        <Button variant="red_black" size="large" className={toolButton} onClick={() => setAdding(true)}>
          Add request
        </Button>
      )}
      {isAdding && <AddEnquiry onClose={() => setAdding(false)} />}
    </>
  );
}

export function InboxTabs({ inbox: { state }, counts, getHref, show }: InboxHeadProps) {
  const states = [undefined, ...(Object.keys(ENQUIRY_STATE_LABELS) as EnquiryState[])];
  return (
    <FilterTabs
      className={tabs}
      label="Filter by state"
      filters={states.map(enquiryState => ({
        label: enquiryState ? ENQUIRY_STATE_LABELS[enquiryState] : 'All',
        count: enquiryState ? counts?.byState[enquiryState] : counts?.all,
        active: state === enquiryState,
        href: getHref({ state: enquiryState, page: 1 }),
      }))}
      onChoose={({ label }) =>
        show({
          state: states.find(enquiryState => enquiryState && ENQUIRY_STATE_LABELS[enquiryState] === label),
          page: 1,
        })
      }
    />
  );
}
