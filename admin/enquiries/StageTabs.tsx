import { type MouseEvent, useEffect, useRef } from 'react';
import { interceptClick } from '../../components/ui/intercept-click';
import {
  type EnquiryStage,
  formatValue,
  SPAM_LABEL,
  STAGE_LABELS,
  type StageCount,
  type StageCounts,
  type StageFilter,
  sumStages,
} from '../../domain/enquiry-stage';
import { SPAM_RETENTION_DAYS } from '../../domain/limits';
import { Choices } from '../kit/Choices';
import { hiddenAbove } from '../kit/layout.css';
import { Text } from '../kit/Text';
import type { InboxState } from './inbox-url';
import * as css from './StageTabs.css';

export type FilterCounts = { byStage: StageCounts; spam: number };

const STAGE_FILTER_LABELS: Record<StageFilter, string> = {
  open: 'Open',
  ...STAGE_LABELS,
  spam: SPAM_LABEL,
};

export const STAGE_MEANINGS: Record<EnquiryStage, string> = {
  new: 'Nobody has replied yet',
  talking: 'You have replied',
  proposal: 'You have sent an offer',
  won: 'The client has agreed',
  lost: 'It didn’t become a project',
};

/** Texts of a stage without requests. */
export const EMPTY_TEXTS: Record<StageFilter, [title: string, description: string]> = {
  open: [
    'No open requests',
    'Requests from the contact forms appear here within a minute. Add those that reach you by phone or email.',
  ],
  new: ['No new requests', 'Requests stay new until someone moves them to another stage.'],
  talking: ['No requests in Talking', 'Move a request here once you have replied.'],
  proposal: ['No requests in Proposal', 'Move a request here once you have sent an offer.'],
  won: ['No won requests yet', 'Move a request here once the client has agreed.'],
  lost: ['No lost requests', 'Requests that didn’t become projects appear here, with the reason.'],
  spam: ['No spam', `Requests that look like spam are held here for ${SPAM_RETENTION_DAYS} days.`],
};

const getCount = ({ byStage, spam }: FilterCounts, filter: StageFilter): StageCount =>
  filter === 'spam' ? { count: spam, unseen: 0, values: [] } : sumStages(byStage, filter);

export function formatStageNote(filter: StageFilter, { count, unseen, values }: StageCount): string {
  if (filter === 'spam') return count > 0 ? `held ${SPAM_RETENTION_DAYS} days` : '';
  if (filter === 'new') return unseen > 0 ? `${unseen} unread` : '';
  return values.map(({ value, currency }) => formatValue(value, currency, 'short')).join(', ');
}

type StageTabsProps = {
  stage: StageFilter;
  filters: readonly StageFilter[];
  /** Undefined while loading. */
  counts: FilterCounts | undefined;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

/** Filters by stage on phones. */
export const StageChoices = ({ stage, filters, counts, show }: Omit<StageTabsProps, 'getHref'>) => (
  <Choices<StageFilter>
    className={hiddenAbove.phone}
    label="Stage"
    selected={stage}
    onChoose={to => show({ stage: to, page: 1 })}
    choices={filters.map(value => ({
      label: STAGE_FILTER_LABELS[value],
      value,
      count: counts && getCount(counts, value).count,
    }))}
  />
);

/** Filters by stage. A second click on a stage returns to all open requests. */
export function StageTabs({ stage, filters, counts, getHref, show }: StageTabsProps) {
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
            <Text size="largeFigure" look="numbers">
              {count?.count ?? ''}
            </Text>
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
