import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { site } from '../../../content/site';
import type { KindName } from '../../../domain/kinds';
import { NOTE_MAX } from '../../../domain/limits';
import { momentIn } from '../../../domain/shared-hours';
import { text } from '../../../styles/text.css';
import { api } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { FieldMessage, TextArea, TextField } from '../../ui/Field';
import Modal from '../../ui/Modal';
import { footButton } from '../../ui/Modal.css';
import { Skeleton } from '../../ui/Skeleton';
import * as css from './form.css';

type PublishDialogProps = {
  kind: KindName;
  id: string;
  noun: string;
  /** What people call the field at a path. */
  nameOf: (path: string) => string;
  /** Leads to the field that a check is about. */
  onGo?: ((path: string) => void) | undefined;
  mayPublish: boolean;
  sending: boolean;
  onPublish: () => void;
  onPlan: (times: { from?: string; until?: string }) => void;
  onAsk: (note: string) => void;
  onClose: () => void;
};

/** The checks, and when: now, at a time, until a time (rule 63). */
export function PublishDialog(props: PublishDialogProps) {
  const { kind, id, noun, nameOf, onGo, mayPublish, sending } = props;
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const checks = useQuery({
    queryKey: ['content', 'checks', id],
    queryFn: () => api.content.checks.query({ kind, id }),
    gcTime: 0,
    staleTime: 0,
  });
  const stops = checks.data?.filter(({ level }) => level === 'stop') ?? [];
  const warnings = checks.data?.filter(({ level }) => level === 'warning') ?? [];
  const { clock } = site.office;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!mayPublish) return props.onAsk(note);
    if (!from && !until) return props.onPublish();
    const [start, end] = [from, until].map(local => {
      const [day, time] = local.split('T');
      return day && time ? momentIn(clock.timeZone, day, time) : undefined;
    });
    if ((start && start < new Date()) || (end && end < new Date())) return setProblem('This time has passed');
    if (start && end && end <= start) return setProblem('It has to be published before it is taken down');
    props.onPlan({
      ...(start && { from: start.toISOString() }),
      ...(end && { until: end.toISOString() }),
    });
  }

  return (
    <Modal
      title={mayPublish ? `Publish this ${noun}` : `Ask for this ${noun} to be published`}
      className={css.publish}
      onClose={props.onClose}
      footer={
        <>
          <Button variant="outlined_black" size="large" className={footButton} onClick={props.onClose}>
            Disagree
          </Button>
          <Button
            variant="red_black"
            size="large"
            className={footButton}
            type="submit"
            form="publish-times"
            sending={sending}
            disabled={checks.isPending || (mayPublish && stops.length > 0)}
          >
            {mayPublish ? 'Confirm' : 'Ask for publication'}
          </Button>
        </>
      }
    >
      <form id="publish-times" className={css.fields} onSubmit={submit}>
        {checks.isPending && <Skeleton height={48} />}
        {checks.isError && <FieldMessage>The checks could not be made. Try again in a moment.</FieldMessage>}
        <CheckList title="These stand in the way" checks={stops} nameOf={nameOf} onGo={onGo} />
        <CheckList title="Worth a look first" checks={warnings} nameOf={nameOf} onGo={onGo} />
        {checks.data?.length === 0 && <p>Nothing stands in the way.</p>}
        {!mayPublish && (
          <>
            <p>You write, an editor publishes. Whoever may publish gets a mail with one button.</p>
            <TextArea
              label="A word to the editor"
              rows={3}
              maxLength={NOTE_MAX}
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          </>
        )}
        {mayPublish && (
          <fieldset className={css.times}>
            <legend>When, by the clock in {clock.name}. Left empty: now, and for good.</legend>
            <TextField
              label="From"
              type="datetime-local"
              value={from}
              onChange={event => setFrom(event.target.value)}
            />
            <TextField
              label="Until"
              type="datetime-local"
              value={until}
              error={problem}
              onChange={event => setUntil(event.target.value)}
            />
          </fieldset>
        )}
      </form>
    </Modal>
  );
}

type CheckListProps = {
  title: string;
  checks: readonly { path: string; message: string }[];
} & Pick<PublishDialogProps, 'nameOf' | 'onGo'>;

const CheckList = ({ title, checks, nameOf, onGo }: CheckListProps) =>
  checks.length === 0 ? null : (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <ul className={css.differing}>
        {checks.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {nameOf(path)}: {message}
            {onGo && (
              <button type="button" className={classNames(text.link, css.go)} onClick={() => onGo(path)}>
                Go there
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
