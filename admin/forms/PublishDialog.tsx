import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../components/ui/class-names';
import { FieldMessage } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { check } from '../../components/ui/icons';
import Modal from '../../components/ui/Modal';
import { Skeleton } from '../../components/ui/Skeleton';
import { getSite } from '../../content/site';
import type { KindName } from '../../domain/kinds';
import { findUnpublishBlocker } from '../../domain/kinds/unpublish-blocker';
import type { State } from '../../domain/publishing/state';
import { text } from '../../styles/text.css';
import { api } from '../../trpc/client';
import { DialogFoot } from '../DialogFoot';
import { StateMark } from '../publishing/StateMark';
import { CheckRows } from './CheckRows';
import * as css from './PublishDialog.css';
import { PublishWhen } from './PublishWhen';
import { momentsOf, momentWords, type Planned, timesOf } from './publish-times';
import type { FieldChange } from './what-changes';

/** `forGood` cancels the planned unpublication. */
type PlanTimes = { from?: string; until?: string; forGood: boolean };

type PublishDialogProps = {
  kind: KindName;
  id: string;
  title: string;
  state: State;
  isLive: boolean;
  /** Changes that visitors will see; undefined if the item isn't live. */
  changes: readonly FieldChange[] | undefined;
  plans: readonly Planned[];
  /** Returns the label of the field at a path. */
  nameOf: (path: string) => string;
  /** Focuses the field of a check. */
  onGo?: ((path: string) => void) | undefined;
  sending: boolean;
  onPublish: (forGood: boolean) => void;
  onPlan: (times: PlanTimes) => void;
  /** Cancels a schedule. */
  onCallOff: (action: Planned['action']) => void;
  onCompare: () => void;
  onClose: () => void;
};

/** Maximum number of changes to list. */
const CHANGES_SHOWN = 8;

/** Renders the blockers, the changes for visitors, and the schedule (rule 63). */
export function PublishDialog(props: PublishDialogProps) {
  const { kind, id, title, state, isLive, changes, plans, nameOf, onGo, sending } = props;
  const [times, setTimes] = useState(() => timesOf(plans, new Date()));
  const disagree = useRef<HTMLButtonElement>(null);
  const checks = useQuery({
    queryKey: ['content', 'checks', id],
    queryFn: () => api.content.checks.query({ kind, id }),
    gcTime: 0,
    staleTime: 0,
  });
  // A valid time can pass while the dialog is open.
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 15_000);
    return () => clearInterval(timer);
  }, []);
  const moments = momentsOf(times, now);
  const { from, until, problems } = moments;
  const stops = checks.data?.filter(({ level }) => level === 'stop').length ?? 0;
  const planned = (action: Planned['action']) => plans.some(plan => plan.action === action);
  const forGood = planned('unpublish') && !times.ends;
  const saysTheSame = changes?.length === 0 && !times.ends && !forGood;
  const isWrong = Object.keys(problems).length > 0;

  function confirm() {
    if (from || until)
      return props.onPlan({
        ...(from && { from: from.toISOString() }),
        ...(until && { until: until.toISOString() }),
        forGood,
      });
    if (forGood && changes?.length === 0) return props.onCallOff('unpublish');
    props.onPublish(forGood);
  }

  return (
    <Modal
      title={`Publish ${title}`}
      className={css.panel}
      bodyClassName={css.body}
      initialFocus={disagree}
      tools={
        <span className={css.state}>
          <StateMark state={state} />
        </span>
      }
      onClose={props.onClose}
      footer={
        <>
          <p className={css.outcome} role="status">
            {stops > 0 ? (
              <FieldMessage>Mend {stops === 1 ? 'one problem' : `${stops} problems`} first</FieldMessage>
            ) : saysTheSame ? (
              'The site says all of this already'
            ) : (
              outcomeWords(moments, forGood)
            )}
          </p>
          <DialogFoot
            act={confirm}
            sending={sending}
            disabled={!checks.data || stops > 0 || isWrong || saysTheSame}
            cancelLabel="Disagree"
            cancelRef={disagree}
            onCancel={props.onClose}
          >
            Confirm
          </DialogFoot>
        </>
      }
    >
      <section className={css.checks} aria-labelledby="publish-checks">
        <h3 id="publish-checks" className={css.head}>
          Checks
        </h3>
        {checks.isPending && <Skeleton height={120} />}
        {checks.isError && <FieldMessage>The checks could not be made. Try again in a moment.</FieldMessage>}
        {checks.data && (
          <>
            <p className={css.summary}>
              <Figure count={stops} bad={stops > 0}>
                must be
                <br />
                mended
              </Figure>
              <Figure count={checks.data.length - stops}>
                worth
                <br />a look
              </Figure>
            </p>
            <div className={css.rows}>
              <CheckRows checks={checks.data} nameOf={nameOf} onGo={onGo} />
              <p className={css.passed}>
                <Icon path={check} size={20} />
                <span>
                  <b className={css.strong}>
                    {checks.data.length > 0 ? 'The rest is in order' : 'Everything is in order'}
                  </b>
                  <small className={css.small}>
                    Fields, pictures and their texts, links inside the site, headings, search
                  </small>
                </span>
              </p>
            </div>
          </>
        )}
        <h3 className={css.nextHead}>What changes for visitors</h3>
        <dl className={css.facts}>
          {changes === undefined && <Fact name="All of it">Is new to them</Fact>}
          {changes?.length === 0 && <Fact name="Nothing">They see the same</Fact>}
          {changes?.slice(0, CHANGES_SHOWN).map(({ name, what }) => (
            <Fact key={`${name} ${what}`} name={name}>
              {what}
            </Fact>
          ))}
          {changes && changes.length > CHANGES_SHOWN && (
            <Fact name="And">{changes.length - CHANGES_SHOWN} more</Fact>
          )}
        </dl>
        {changes && changes.length > 0 && (
          <p>
            <button type="button" className={classNames(text.link, css.compare)} onClick={props.onCompare}>
              Compare with what is live
            </button>
          </p>
        )}
      </section>
      <PublishWhen
        id={id}
        times={times}
        moments={moments}
        isLive={isLive}
        stays={kind === 'page' && findUnpublishBlocker(id) !== undefined}
        onChange={change => setTimes({ ...times, ...change })}
        onCallOff={planned('publish') ? () => props.onCallOff('publish') : undefined}
      />
    </Modal>
  );
}

function outcomeWords({ from, until }: { from?: Date; until?: Date }, forGood: boolean): string {
  const { name } = getSite().office.clock;
  if (from && until) return `Live from ${momentWords(from)} until ${momentWords(until)}, ${name}`;
  if (from) return `Goes live on ${momentWords(from)}, ${name}`;
  if (until) return `Live at once, until ${momentWords(until)}, ${name}`;
  return forGood ? 'Stays live for good' : 'Goes live as you confirm';
}

const Figure = ({ count, bad, children }: { count: number; bad?: boolean; children: React.ReactNode }) => (
  <span className={css.figure}>
    <span className={classNames(css.count, bad && css.bad)}>{count}</span>{' '}
    <span className={css.counted}>{children}</span>
  </span>
);

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.name}>{name}</dt>
    <dd className={css.what}>{children}</dd>
  </div>
);
