import type { MouseEvent } from 'react';
import { interceptClick } from '../../components/ui/intercept-click';
import {
  type Currency,
  type EnquiryStage,
  formatValue,
  OPEN_STAGES,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import type { RouterOutputs } from '../../trpc/client';
import { Text } from '../kit/Text';
import { type InboxState, STAGE_FILTERS, type StageFilter } from './inbox-url';
import * as css from './StageTabs.css';

type Counts = RouterOutputs['enquiries']['list']['counts']['byStage'];
type StageCount = Counts[EnquiryStage];

export const STAGE_FILTER_LABELS: Record<StageFilter, string> = { open: 'Open', ...STAGE_LABELS };

/** Adds the values of each currency. */
function sumStages(counts: readonly StageCount[]): StageCount {
  const values = new Map<Currency, number>();
  for (const { currency, value } of counts.flatMap(({ values }) => values))
    values.set(currency, (values.get(currency) ?? 0) + value);
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    unseen: counts.reduce((sum, { unseen }) => sum + unseen, 0),
    values: [...values].map(([currency, value]) => ({ currency, value })),
  };
}

const getCount = (counts: Counts, filter: StageFilter) =>
  filter === 'open' ? sumStages(OPEN_STAGES.map(stage => counts[stage])) : counts[filter];

function formatNote(filter: StageFilter, { unseen, values }: StageCount): string {
  if (filter === 'new') return unseen > 0 ? `${unseen} unread` : '';
  return values.map(({ value, currency }) => formatValue(value, currency, 'short')).join(', ');
}

type StageTabsProps = {
  stage: StageFilter;
  /** Undefined while loading. */
  counts: Counts | undefined;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

/** Filters by stage. A second click on a stage returns to all open requests. */
export const StageTabs = ({ stage, counts, getHref, show }: StageTabsProps) => (
  <nav className={css.tabs} aria-label="Filter by stage">
    {STAGE_FILTERS.map(filter => {
      const change = { stage: filter === stage ? ('open' as const) : filter, page: 1 };
      const count = counts && getCount(counts, filter);
      return (
        <a
          key={filter}
          className={css.tab}
          href={getHref(change)}
          aria-current={filter === stage ? 'true' : undefined}
          onClick={(event: MouseEvent) => interceptClick(event) && show(change)}
        >
          <span className={css.count}>{count?.count ?? ''}</span>
          <span className={css.label}>
            <Text size="caption" tone="muted">
              {count && formatNote(filter, count)}
            </Text>
            <Text weight="medium">{STAGE_FILTER_LABELS[filter]}</Text>
          </span>
        </a>
      );
    })}
  </nav>
);
