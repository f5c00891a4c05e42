import { useId } from 'react';
import { Switch } from '../../components/ui/Switch';
import { toast } from '../../components/ui/toast-store';
import { failureOf, trpc } from '../../trpc/client';
import { words } from '../words';
import * as css from './Members.css';

/** Whether everybody must have a second factor; the switch turns back when it is refused. */
export function FactorForAll() {
  const id = useId();
  const { members } = trpc.useUtils();
  const { data: on } = trpc.members.factorForAll.useQuery();
  const ask = trpc.members.askAllForFactor.useMutation({
    onSuccess: () => members.factorForAll.invalidate(),
    onError(error) {
      const { kind, message } = failureOf(error);
      toast({ variant: 'error', message: kind ? message : words.memberChangeFailed });
    },
  });
  if (on === undefined) return null;
  return (
    <span className={css.forAll}>
      <label htmlFor={id}>Two-factor for everybody</label>
      <Switch
        id={id}
        checked={ask.isPending ? ask.variables.on : on}
        disabled={ask.isPending}
        onChange={({ target }) => ask.mutate({ on: target.checked })}
      />
    </span>
  );
}
