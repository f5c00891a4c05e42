import { type MouseEvent, useEffect, useRef } from 'react';
import { interceptClick } from '../../components/ui/intercept-click';
import {
  type Currency,
  type EnquiryStage,
  formatValue,
  OPEN_STAGES,
  SPAM_LABEL,
  STAGE_FILTERS,
  STAGE_LABELS,
  type StageFilter,
} from '../../domain/enquiry-stage';
import { SPAM_RETENTION_DAYS } from '../../domain/limits';
import type { RouterOutputs } from '../../trpc/client';
import { Text } from '../kit/Text';
import type { InboxState } from './inbox-url';
import * as css from './StageTabs.css';

export type StageCounts = Pick<RouterOutputs['enquiries']['list']['counts'], 'byStage' | 'spam'>;
type StageCount = StageCounts['byStage'][EnquiryStage];

export const STAGE_FILTER_LABELS: Record<StageFilter, string> = {
  open: 'Open',
  ...STAGE_LABELS,
  spam: SPAM_LABEL,
};

/** Adds up the counts of several stages, and their values by currency. */
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

function getCount({ byStage, spam }: StageCounts, filter: StageFilter): StageCount {
  if (filter === 'spam') return { count: spam, unseen: 0, values: [] };
  return filter === 'open' ? sumStages(OPEN_STAGES.map(stage => byStage[stage])) : byStage[filter];
}

export function formatStageNote(filter: StageFilter, { unseen, values }: StageCount): string {
  if (filter === 'spam') return `held ${SPAM_RETENTION_DAYS} days`;
  if (filter === 'new') return unseen > 0 ? `${unseen} unread` : '';
  return values.map(({ value, currency }) => formatValue(value, currency, 'short')).join(', ');
}

type StageTabsProps = {
  stage: StageFilter;
  filters?: readonly StageFilter[];
  /** Undefined while loading. */
  counts: StageCounts | undefined;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

/** Filters by stage. A second click on a stage returns to all open requests. */
export function StageTabs({ stage, filters = STAGE_FILTERS, counts, getHref, show }: StageTabsProps) {
  const nav = useRef<HTMLElement>(null);
  const isLoaded = counts !== undefined;
  // Scroll the current stage into view on narrow screens, once the counts have widened the tabs.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab && isLoaded) nav.current.scrollLeft = tab.offsetLeft - nav.current.offsetLeft;
  }, [isLoaded]);
  return (
    <nav ref={nav} className={css.tabs} aria-label="Filter by stage">
      {filters.map(filter => {
        const isLeft = filter === stage && filters.includes('open');
        const change = { stage: isLeft ? ('open' as const) : filter, page: 1 };
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
                {count && formatStageNote(filter, count)}
              </Text>
              <Text weight="medium">{STAGE_FILTER_LABELS[filter]}</Text>
            </span>
          </a>
        );
      })}
    </nav>
  );
}
