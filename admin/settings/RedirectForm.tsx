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
  original?: Values & { _id: string };
  from?: string;
  onDone?: () => void;
};

const EMPTY_VALUES: Values = { from: '', to: '', permanent: true };

export function RedirectForm({ original, from = '', onDone }: RedirectFormProps) {
  const { redirects } = trpc.useUtils();
  const form = useStoredForm({
    schema: redirectSchema,
    values: original
      ? { from: original.from, to: original.to, permanent: original.permanent }
      : { ...EMPTY_VALUES, from },
  });
  const startNew = useEffectEvent(() => form.reset({ ...EMPTY_VALUES, from }));
  useEffect(() => {
    if (from) startNew();
  }, [from]);
  const showError = (path: string, message: string) => form.setServerErrors([{ path, message }]);
  const mutationOptions = {
    onSuccess() {
      if (!original) form.reset(EMPTY_VALUES);
      onDone?.();
      return redirects.invalidate();
    },
    onError(error: unknown) {
      const { kind, message, errors } = toCallError(error);
      const field = errors[0]?.path.split('.').at(-1) === 'to' ? 'to' : 'from';
      if (errors.length > 0) showError(field, message);
      else toast({ variant: 'error', message: kind ? message : adminMessages.redirectFailed });
    },
  };
  const add = trpc.redirects.add.useMutation(mutationOptions);
  const change = trpc.redirects.change.useMutation(mutationOptions);
  function saveRedirect(redirect: Values) {
    // Validate here for faster feedback. The server validates the redirect again.
    const otherRedirects = (redirects.list.getData() ?? []).filter(({ _id }) => _id !== original?._id);
    const problem = findRedirectProblem(redirect, otherRedirects);
    if (problem) showError('from', problem);
    else if (original) change.mutate({ id: original._id, redirect });
    else add.mutate(redirect);
  }
  return (
    <Form form={form} className={formRow} onSubmit={saveRedirect}>
      <Fields path="" />
      <Button
        className={toolButton}
        variant="red_black"
        type="submit"
        isSending={add.isPending || change.isPending}
      >
        {original ? 'Change' : 'Add'}
      </Button>
    </Form>
  );
}
