import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { findRedirectProblem, redirectSchema } from '../../domain/redirects';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { formRow, toolButton } from '../kit/layout.css';

type Values = z.output<typeof redirectSchema>;

type RedirectFormProps = {
  /** Redirect to edit. Undefined for a new one. */
  of?: Values & { _id: string };
  from?: string;
  onDone?: () => void;
};

const EMPTY: Values = { from: '', to: '', permanent: true };

export function RedirectForm({ of, from = '', onDone }: RedirectFormProps) {
  const { redirects } = trpc.useUtils();
  const form = useStoredForm({
    schema: redirectSchema,
    values: of ? { from: of.from, to: of.to, permanent: of.permanent } : { ...EMPTY, from },
  });
  const begin = useEffectEvent(() => form.reset({ ...EMPTY, from }));
  useEffect(() => {
    if (from) begin();
  }, [from]);
  const refuse = (path: string, message: string) => form.setServerErrors([{ path, message }]);
  const answered = {
    onSuccess() {
      if (!of) form.reset(EMPTY);
      onDone?.();
      return redirects.invalidate();
    },
    onError(error: unknown) {
      const { kind, message, errors } = toCallError(error);
      const at = errors[0]?.path.split('.').at(-1) === 'to' ? 'to' : 'from';
      if (errors.length > 0) refuse(at, message);
      else toast({ variant: 'error', message: kind ? message : adminMessages.redirectFailed });
    },
  };
  const add = trpc.redirects.add.useMutation(answered);
  const change = trpc.redirects.change.useMutation(answered);
  function send(redirect: Values) {
    // Validate here for faster feedback. The server validates the redirect again.
    const others = (redirects.list.getData() ?? []).filter(({ _id }) => _id !== of?._id);
    const refusal = findRedirectProblem(redirect, others);
    if (refusal) refuse('from', refusal);
    else if (of) change.mutate({ id: of._id, redirect });
    else add.mutate(redirect);
  }
  return (
    <Form form={form} className={formRow} onSubmit={send}>
      <Fields path="" />
      <Button
        className={toolButton}
        variant="red_black"
        type="submit"
        isSending={add.isPending || change.isPending}
      >
        {of ? 'Change' : 'Add'}
      </Button>
    </Form>
  );
}
