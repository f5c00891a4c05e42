import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/ui/Button';
import { FieldMessage } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { check } from '../../components/ui/icons';
import { Skeleton } from '../../components/ui/Skeleton';
import { getSite } from '../../domain/current-site';
import { type KindName, kinds } from '../../domain/kinds';
import { findUnpublishBlocker } from '../../domain/kinds/unpublish-blocker';
import { messages } from '../../domain/messages';
import type { Values } from '../../domain/publishing/merge';
import { getSmallestSource } from '../../domain/responsive';
import { findChosenSlug } from '../../domain/slug';
import { toStaffSource } from '../../domain/staff-media';
import { api } from '../../trpc/client';
import { toIsoDay } from '../dates';
import { formatCount } from '../format-count';
import { Fact, Facts } from '../kit/Facts';
import { Row, rows } from '../kit/Row';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import { formatLongDay } from '../publishing/calendar-months';
import { CheckRows } from './CheckRows';
import type { FieldChange } from './describe-changes';
import * as css from './PublishSheet.css';
import {
  formatScheduledTime,
  getInitialTimes,
  parseSchedule,
  type Schedule,
  type ScheduledAction,
} from './publish-times';
import { ScheduleField } from './ScheduleField';
import { BlockerField, SheetFrame, SheetHead, SheetQuestion } from './SheetFrame';
import type { PublishCheck } from './use-checks';

type ScheduleTimes = { from?: string; until?: string; cancelsUnpublish: boolean };

type PublishSheetProps = {
  kind: KindName;
  id: string;
  title: string;
  values: Values;
  isLive: boolean;
  /** Changes that visitors will see, or undefined if the item isn't live. */
  changes: readonly FieldChange[] | undefined;
  plans: readonly ScheduledAction[];
  getLabel: (path: string) => string;
  onFocusField?: ((path: string) => void) | undefined;
  isSending: boolean;
  /** Key that changes with every save, to run the checks again. Empty before the first save. */
  saveKey: string;
  /** Runs the checks in the browser for an item that has never been saved. */
  listChecks?: (() => readonly PublishCheck[]) | undefined;
  /** Whether missing values are still being filled in, which delays the checks. */
  isCompleting?: boolean | undefined;
  /** Container of the sheet, beside the text or page. */
  sheet: HTMLElement;
  onPreview?: (() => void) | undefined;
  onPublish: (cancelsUnpublish: boolean) => void;
  onSchedule: (times: ScheduleTimes) => void;
  onCancelSchedule: (action: ScheduledAction['action']) => void;
  onCompare: () => void;
  onClose: () => void;
};

/** Time (ms) between attempts to run the checks while the server is down. */
const CHECK_RETRY_DELAY_MS = 3_000;
/** Maximum number of displayed changes. */
const CHANGES_MAX = 8;

/** Shows blockers, changes for visitors and the schedule (rule 63). */
export function PublishSheet(props: PublishSheetProps) {
  const { kind, id, title, isLive, changes, plans, getLabel, onFocusField, isSending, saveKey } = props;
  const [isConfirming, setIsConfirming] = useState(false);
  const [times, setTimes] = useState(() => getInitialTimes(plans, new Date()));
  const { listChecks = () => [] } = props;
  const checks = useQuery<readonly PublishCheck[]>({
    queryKey: ['content', 'checks', id, saveKey, 'publishing'],
    queryFn: async () => (saveKey ? api.content.checks.query({ kind, id }) : listChecks()),
    enabled: !props.isCompleting,
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) => state.status === 'error' && CHECK_RETRY_DELAY_MS,
  });
  // Scheduled times can pass while the sheet is open.
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const schedule = parseSchedule(times, now);
  const { from, until, problems } = schedule;
  const blockerCount = checks.data?.filter(({ level }) => level === 'stop').length ?? 0;
  const warningCount = (checks.data?.length ?? 0) - blockerCount;
  const isScheduled = (action: ScheduledAction['action']) =>
    plans.some(scheduledAction => scheduledAction.action === action);
  const cancelsUnpublish = isScheduled('unpublish') && !times.hasEnd;
  const hasNoChanges = changes?.length === 0 && times.isImmediate;
  const plannedEnd = plans.find(({ action }) => action === 'unpublish')?.at;
  const isUnchanged =
    hasNoChanges && !cancelsUnpublish && (!until || until.getTime() === Date.parse(plannedEnd ?? ''));
  const publishLabel = formatPublishLabel(schedule, hasNoChanges);
  const hasErrors = Object.keys(problems).length > 0;

  function confirm() {
    if (from || until)
      return props.onSchedule({
        ...(from && { from: from.toISOString() }),
        ...(until && { until: until.toISOString() }),
        cancelsUnpublish,
      });
    if (cancelsUnpublish && hasNoChanges) return props.onCancelSchedule('unpublish');
    props.onPublish(cancelsUnpublish);
  }

  const isDisabled = !checks.data || blockerCount > 0 || hasErrors || isUnchanged;
  const outcomeId = useId();
  const outcome = (
    <div id={outcomeId} role="status">
      {!checks.data ? (
        'Running the checks…'
      ) : blockerCount > 0 ? (
        <FieldMessage>
          Fix {blockerCount === 1 ? 'one problem' : `${blockerCount} problems`} first
        </FieldMessage>
      ) : hasErrors ? (
        <FieldMessage>Correct the date or time first</FieldMessage>
      ) : isUnchanged ? (
        `${messages.noChanges}. Visitors see this version.`
      ) : (
        formatOutcome(schedule, cancelsUnpublish, isLive)
      )}
    </div>
  );
  const checksPart = (
    <>
      <SheetHead id="publish-checks" title="Checks">
        {[
          blockerCount > 0 && formatCount(blockerCount, 'problem'),
          warningCount > 0 && formatCount(warningCount, 'warning'),
        ]
          .filter(Boolean)
          .join(', ')}
      </SheetHead>
      {checks.isPending && <Skeleton height={120} />}
      {checks.isError && <FieldMessage>The checks couldn’t run. Try again in a moment.</FieldMessage>}
      {checks.data && (
        <div className={rows}>
          <CheckRows
            checks={checks.data}
            getLabel={getLabel}
            onFocusField={onFocusField}
            // The page editor already shows every field.
            Fix={kind === 'page' ? undefined : BlockerField}
          />
          <Row
            as="div"
            isTopAligned
            lead={
              <Text tone="good">
                <Icon path={check} size={20} />
              </Text>
            }
            title={<Text tone="good">{checks.data.length > 0 ? 'No other problems' : 'No problems'}</Text>}
            note="Checked: fields, images, alt texts, internal links, headings, meta title and meta description"
          />
        </div>
      )}
    </>
  );
  const { cover, tags } = props.values as { cover?: { src?: string }; tags?: readonly string[] };
  const path = findPath(kind, props.values);
  const isShownWhole = !changes?.length;
  const changesPart = (
    <>
      <SheetHead title={hasNoChanges ? 'What visitors see' : 'What changes for visitors'}>
        {!changes ? 'New for visitors' : changes.length > 0 && formatCount(changes.length, 'change')}
      </SheetHead>
      <div className={css.changes}>
        {isShownWhole && cover?.src && (
          <figure className={css.card}>
            <img src={toStaffSource(getSmallestSource(cover.src))} alt="" />
            <figcaption>{title}</figcaption>
          </figure>
        )}
        <Facts>
          {isShownWhole && path && <Fact name="URL">{path}</Fact>}
          {isShownWhole && tags && tags.length > 0 && <Fact name="Tags">{tags.join(', ')}</Fact>}
          {isShownWhole && path && <Fact name="Appears in">Lists, feed, sitemap and search</Fact>}
          {changes?.slice(0, CHANGES_MAX).map(({ name, was, description, note }) => (
            <Fact key={`${name} ${description}`} name={name}>
              {was && (
                <Text as="del" block tone="muted" weight="regular">
                  {was}
                </Text>
              )}
              {description}
              {note && (
                <Text as="small" block tone="muted" weight="regular">
                  {note}
                </Text>
              )}
            </Fact>
          ))}
          {changes && changes.length > CHANGES_MAX && (
            <Fact name="Not listed">{formatCount(changes.length - CHANGES_MAX, 'more change')}</Fact>
          )}
        </Facts>
      </div>
      {changes && changes.length > 0 && (
        <p>
          <TextButton onClick={props.onCompare}>Compare with the live version</TextButton>
        </p>
      )}
    </>
  );
  return createPortal(
    <SheetFrame
      title={isUnchanged ? 'Published' : 'Publish'}
      status={outcome}
      onClose={props.onClose}
      footer={
        <>
          <div className={css.buttons}>
            {isUnchanged && path ? (
              <Button size="large" href={path} target="_blank">
                View on site
              </Button>
            ) : (
              props.onPreview && (
                <Button size="large" onClick={props.onPreview}>
                  Preview
                </Button>
              )
            )}
            {!isUnchanged && (
              <Button
                variant="red_black"
                size="large"
                // A disabled button would lose the focus.
                aria-disabled={isDisabled || undefined}
                aria-describedby={outcomeId}
                isSending={isSending}
                onClick={() => isDisabled || setIsConfirming(true)}
              >
                {publishLabel}
              </Button>
            )}
          </div>
          {isConfirming && (
            <SheetQuestion
              title={`${publishLabel}?`}
              isSending={isSending}
              onConfirm={confirm}
              onDisagree={() => setIsConfirming(false)}
            >
              {formatOutcome(schedule, cancelsUnpublish, isLive)}.
            </SheetQuestion>
          )}
        </>
      }
    >
      <Stack as="section" aria-labelledby="publish-checks">
        {checksPart}
      </Stack>
      <ScheduleField
        id={id}
        times={times}
        schedule={schedule}
        isLive={isLive}
        isUnchanged={hasNoChanges}
        isPermanent={kind === 'page' && findUnpublishBlocker(id) !== undefined}
        onChange={change => setTimes({ ...times, ...change })}
        onCancelSchedule={isScheduled('publish') ? () => props.onCancelSchedule('publish') : undefined}
      />
      {(path || !hasNoChanges) && <Stack as="section">{changesPart}</Stack>}
    </SheetFrame>,
    props.sheet,
  );
}

function formatPublishLabel({ from, until }: Schedule, hasNoChanges: boolean): string {
  if (from) return `Publish on ${formatLongDay(toIsoDay(from)).split(' ')[0]}`;
  if (!until) return hasNoChanges ? 'Cancel schedule' : 'Publish now';
  const day = formatLongDay(toIsoDay(until)).split(' ').slice(1, 3).join(' ');
  return hasNoChanges ? `Unpublish on ${day}` : `Publish until ${day}`;
}

function formatOutcome({ from, until }: Schedule, cancelsUnpublish: boolean, isLive: boolean): string {
  const { name } = getSite().office.clock;
  if (from && until)
    return `Live from ${formatScheduledTime(from)} until ${formatScheduledTime(until)}, ${name}`;
  if (from) return `Goes live on ${formatScheduledTime(from)}, ${name}`;
  if (until) return `Live ${isLive ? '' : 'immediately, '}until ${formatScheduledTime(until)}, ${name}`;
  if (cancelsUnpublish) return 'Stays live';
  return isLive ? 'Your changes go live when you confirm' : 'Goes live when you confirm';
}

/** Returns undefined for a page, whose path isn't part of its form. */
function findPath(kind: KindName, values: Values): string | undefined {
  const slug = findChosenSlug(values);
  return slug && kind !== 'page' ? kinds[kind].getPath(slug) : undefined;
}
