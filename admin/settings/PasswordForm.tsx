import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { toast } from '../../components/ui/toast-store';
import { changePasswordSchema } from '../../domain/member';
import { failureOf, trpc } from '../../trpc/client';
import { NewPassword } from '../entry/parts';
import { Sheet } from '../kit/Sheet';
import { Toolbar, toolButton, wideTool } from '../kit/Toolbar';
import { words } from '../words';

type Change = z.output<typeof changePasswordSchema>;

/** A new password for who knows the old one. */
export function PasswordForm({ email }: { email: string }) {
  const { members } = trpc.useUtils();
  const { register, handleSubmit, setError, reset, formState } = useForm<Change>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current: '', next: '' },
  });
  const change = trpc.members.changePassword.useMutation({
    meta: { done: words.passwordChanged },
    onSuccess() {
      reset();
      return members.sessions.invalidate();
    },
    onError(error) {
      const { kind, errors, message } = failureOf(error);
      for (const { path, message } of errors) {
        if (path === 'current' || path === 'next') setError(path, { message }, { shouldFocus: true });
      }
      if (kind === 'too_many') setError('current', { message }, { shouldFocus: true });
      else if (errors.length === 0)
        toast({ variant: 'error', message: kind ? message : words.passwordFailed });
    },
  });

  return (
    <Sheet title="Password" note="Changing it ends every other session.">
      <Toolbar as="form" onSubmit={handleSubmit(passwords => change.mutate(passwords))}>
        {/* Tells password managers whose password this is. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <TextField
          className={wideTool}
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={formState.errors.current?.message}
          {...register('current')}
        />
        <NewPassword className={wideTool} error={formState.errors.next?.message} {...register('next')} />
        <Button className={toolButton} variant="outlined_black" type="submit" sending={change.isPending}>
          Change password
        </Button>
      </Toolbar>
    </Sheet>
  );
}
