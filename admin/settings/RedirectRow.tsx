import { useState } from 'react';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { IconButton } from '../../components/ui/IconButton';
import { edit, trash } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { REDIRECT_TERMS } from '../../domain/redirects';
import { failureOf, type Outputs, trpc } from '../../trpc/client';
import { dayOf } from '../dates';
import { words } from '../words';
import * as table from './Members.css';
import { RedirectForm } from './RedirectForm';
import * as css from './Redirects.css';

type Known = Outputs['redirects']['list'][number];

/** One redirect with its uses; it is changed where it stands. */
export function RedirectRow({ redirect }: { redirect: Known }) {
  const { redirects } = trpc.useUtils();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = trpc.redirects.remove.useMutation({
    onSuccess: () => redirects.invalidate(),
    onError(error) {
      const { kind, message } = failureOf(error);
      toast({ variant: 'error', message: kind ? message : words.redirectFailed });
    },
    onSettled: () => setAsking(false),
  });
  const { from, to, permanent, uses, usedAt, idle } = redirect;
  const last = usedAt ? dayOf(usedAt).toLowerCase() : 'never';
  if (editing)
    return (
      <tr>
        <td colSpan={6} className={table.td}>
          <RedirectForm of={redirect} onDone={() => setEditing(false)} />
        </td>
      </tr>
    );
  return (
    <tr className={table.row}>
      <th scope="row" className={css.from}>
        {from}
        {idle && <span className={css.field}>Not used for a year. Remove it?</span>}
      </th>
      <td className={css.to}>{to}</td>
      <td className={css.note}>{REDIRECT_TERMS[permanent ? 'true' : 'false']}</td>
      <td className={css.uses}>
        <span className={css.count}>{uses}</span>
        <span className={css.onPhone}>
          {last}, {REDIRECT_TERMS[permanent ? 'true' : 'false'].toLowerCase()}
        </span>
      </td>
      <td className={css.note}>{last}</td>
      <td className={table.acts}>
        <span className={css.icons}>
          <IconButton label={`Edit ${from}`} icon={edit} onClick={() => setEditing(true)} />
          <IconButton label={`Remove ${from}`} icon={trash} onClick={() => setAsking(true)} />
        </span>
        {asking && (
          <ConfirmDialog
            title={`Remove ${from}?`}
            confirmLabel="Remove"
            sending={remove.isPending}
            onConfirm={() => remove.mutate({ id: redirect._id })}
            onCancel={() => setAsking(false)}
          >
            Who follows an old link to it finds nothing then.
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
