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
  const [adding, setAdding] = useState(false);
  const save = useMutation({
    mutationFn: () => downloadCsv({ state, department }),
    meta: { failed: adminMessages.requestsFailed },
  });
  const byType = new Map(counts?.byDepartment.map(({ department, count }) => [department, count]));
  // Old requests and bookmarks may have types that are no longer offered.
  const types = new Set([...getSite().requestTypes, ...byType.keys(), ...(department ? [department] : [])]);
  return (
    <>
      <Select
        className={wideTool}
        label="Request type"
        value={department ?? ''}
        onChange={({ target }) => show({ department: target.value || undefined, page: 1 })}
      >
        <option value="">All types</option>
        {[...types].map(type => (
          <option key={type} value={type}>
            {type}
            {counts && ` (${byType.get(type) ?? 0})`}
          </option>
        ))}
      </Select>
      <Button
        variant="outlined_black"
        size="large"
        className={toolButton}
        sending={save.isPending}
        onClick={() => save.mutate()}
      >
        Export CSV
      </Button>
      {useCan()('enquiries.write') && (
        <Button variant="red_black" size="large" className={toolButton} onClick={() => setAdding(true)}>
          Add request
        </Button>
      )}
      {adding && <AddEnquiry onClose={() => setAdding(false)} />}
    </>
  );
}

export function InboxTabs({ inbox: { state }, counts, getHref, show }: InboxHeadProps) {
  const states = [undefined, ...(Object.keys(ENQUIRY_STATE_LABELS) as EnquiryState[])];
  return (
    <FilterTabs
      className={tabs}
      label="Filter by state"
      filters={states.map(one => ({
        label: one ? ENQUIRY_STATE_LABELS[one] : 'All',
        count: one ? counts?.byState[one] : counts?.all,
        active: state === one,
        href: getHref({ state: one, page: 1 }),
      }))}
      onChoose={({ label }) =>
        show({ state: states.find(one => one && ENQUIRY_STATE_LABELS[one] === label), page: 1 })
      }
    />
  );
}
