import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { Select, TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { redirectSchema, refusalOf } from '../../domain/redirects';
import { failureOf, trpc } from '../../trpc/client';
import { words } from '../words';
import * as css from './Redirects.css';

type Values = z.output<typeof redirectSchema>;
export const HOW_LONG = { true: 'Forever, 301', false: 'For now, 302' } as const;

type RedirectFormProps = {
  /** The one that is changed; without it one is added. */
  of?: Values & { _id: string };
  /** What a new one begins with. */
  from?: string;
  onDone?: () => void;
};

/** One redirect: from, to and for how long. */
export function RedirectForm({ of, from = '', onDone }: RedirectFormProps) {
  const { redirects } = trpc.useUtils();
  const begins = {
    from,
    to: '',
    permanent: true,
    ...(of && { from: of.from, to: of.to, permanent: of.permanent }),
  };
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    resolver: zodResolver(redirectSchema),
    values: begins,
  });
  const answered = {
    onSuccess() {
      if (!of) reset({ from: '', to: '', permanent: true });
      onDone?.();
      return redirects.invalidate();
    },
    onError(error: unknown) {
      const { kind, message, errors } = failureOf(error);
      const at = errors[0]?.path.split('.').at(-1) === 'to' ? 'to' : 'from';
      if (errors.length > 0) setError(at, { message }, { shouldFocus: true });
      else toast({ variant: 'error', message: kind ? message : words.redirectFailed });
    },
  };
  const add = trpc.redirects.add.useMutation(answered);
  const change = trpc.redirects.change.useMutation(answered);
  function send(redirect: Values) {
    // What is known here needs no way to the server, which asks the same.
    const others = (redirects.list.getData() ?? []).filter(({ _id }) => _id !== of?._id);
    const refusal = refusalOf(redirect, others);
    if (refusal) setError('from', { message: refusal }, { shouldFocus: true });
    else if (of) change.mutate({ id: of._id, redirect });
    else add.mutate(redirect);
  }
  return (
    <form className={css.form} noValidate onSubmit={handleSubmit(send)}>
      <TextField
        label="From"
        autoComplete="off"
        required
        error={formState.errors.from?.message}
        {...register('from')}
      />
      <TextField
        label="To"
        autoComplete="off"
        required
        error={formState.errors.to?.message}
        {...register('to')}
      />
      <Select label="How long" {...register('permanent', { setValueAs: value => String(value) === 'true' })}>
        {Object.entries(HOW_LONG).map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </Select>
      <Button
        className={css.send}
        variant="red_black"
        type="submit"
        sending={add.isPending || change.isPending}
      >
        {of ? 'Change' : 'Add'}
      </Button>
    </form>
  );
}
