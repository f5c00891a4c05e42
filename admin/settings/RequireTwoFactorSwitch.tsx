import { useId } from 'react';
import { Switch } from '../../components/ui/Switch';
import { toast } from '../../components/ui/toast-store';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';

/** Reverts if the request fails. */
export function RequireTwoFactorSwitch() {
  const id = useId();
  const { members } = trpc.useUtils();
  const { data: isRequired } = trpc.members.factorForAll.useQuery();
  const setRequired = trpc.members.askAllForFactor.useMutation({
    onSuccess: () => members.factorForAll.invalidate(),
    onError(error) {
      const { kind, message } = toCallError(error);
      toast({ variant: 'error', message: kind ? message : adminMessages.memberChangeFailed });
    },
  });
  if (isRequired === undefined) return null;
  return (
    <Inline gap={3}>
      <Text as="label" weight="strong" htmlFor={id}>
        Require two-factor authentication for everyone
      </Text>
      <Switch
        id={id}
        checked={setRequired.isPending ? setRequired.variables.on : isRequired}
        disabled={setRequired.isPending}
        onChange={({ target }) => setRequired.mutate({ on: target.checked })}
      />
    </Inline>
  );
}
