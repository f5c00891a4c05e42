import { useState } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { Icon } from '../../components/ui/Icon';
import { plus } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { ROLES } from '../../domain/members/permissions';
import { ROLE_LABELS } from '../../domain/members/role-labels';
import { visuallyHidden } from '../../styles/layout.css';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDate, formatDay, formatRelativeTime, toMidSentence } from '../dates';
import { ActionMenu, type MenuAction } from '../kit/ActionMenu';
import { shortSelect, touchTarget } from '../kit/layout.css';
import { OptionSelect } from '../kit/OptionSelect';
import { Inline } from '../kit/Stack';
import { TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { OneTimeLink } from './OneTimeLink';
import * as css from './SettingsPage.css';

type Member = RouterOutputs['members']['list'][number];

function formatFactors({ factors }: Member): string | undefined {
  const { codes, passkeys } = factors;
  if (passkeys > 0) return codes ? 'Passkey and app' : 'Passkey';
  return codes ? 'App' : undefined;
}

type Confirmation = { title: string; text: string; label: string; action: () => void };

export function MemberRow({ member, isMe }: { member: Member; isMe: boolean }) {
  const { members } = trpc.useUtils();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const mutationOptions = {
    meta: { failed: adminMessages.memberChangeFailed },
    onSuccess: () => members.list.invalidate(),
    onSettled: () => setConfirmation(undefined),
  };
  const input = { id: member._id };
  const changeRole = trpc.members.changeRole.useMutation(mutationOptions);
  const disable = trpc.members.disable.useMutation(mutationOptions);
  const enable = trpc.members.enable.useMutation(mutationOptions);
  const revokeInvitation = trpc.members.withdraw.useMutation(mutationOptions);
  const resetFactor = trpc.members.resetSecondFactor.useMutation(mutationOptions);
  const sendLink = trpc.members.sendLink.useMutation({
    ...mutationOptions,
    onSuccess(link) {
      if (link.mailed) toast({ variant: 'success', message: adminMessages.linkSent });
      return members.list.invalidate();
    },
  });

  const { state, role } = member;
  const title = member.name || member.email;
  const factors = formatFactors(member);
  const confirmReset = () =>
    setConfirmation({
      title: `Reset two-factor authentication for ${title}?`,
      text: 'Their authenticator app, passkeys and recovery codes will be removed, and all their sessions will end. They can then sign in with only their password.',
      label: 'Reset',
      action: () => resetFactor.mutate(input),
    });
  const confirmDisable = () =>
    setConfirmation({
      title: `Disable ${title}?`,
      text: 'All their sessions end immediately. They can’t sign in until an owner enables them again.',
      label: 'Disable',
      action: () => disable.mutate(input),
    });
  const link = sendLink.data;
  const createLinkAction = (label: string) => ({ label, onPress: () => sendLink.mutate(input) });
  const actionsByState: Record<Member['state'], MenuAction[]> = {
    invited: [
      createLinkAction('Send again'),
      { label: 'Revoke', onPress: () => revokeInvitation.mutate(input) },
    ],
    disabled: [{ label: 'Enable', onPress: () => enable.mutate(input) }],
    active: [
      createLinkAction('Create password reset link'),
      ...(factors ? [{ label: 'Reset two-factor authentication', onPress: confirmReset }] : []),
      { label: 'Disable', onPress: confirmDisable },
    ],
  };
  const actions = isMe ? [] : actionsByState[state];
  const person = (
    <>
      <Inline gap={3} wrap={false}>
        {state === 'invited' ? (
          <span className={css.invitedAvatar} aria-hidden="true">
            <Icon path={plus} size={18} />
          </span>
        ) : (
          <Avatar name={title} size={44} photo={member.photo} />
        )}
        <Text>
          <Text as="b" block weight="strong" tone={state === 'active' ? undefined : 'muted'}>
            {title}
            {isMe && ', you'}
          </Text>
          <Text size="caption" tone="muted">
            {state === 'invited'
              ? `Invited ${toMidSentence(formatDay(member.createdAt))}, ${member.linkEndsAt ? `the link expires on ${formatDate(member.linkEndsAt)}` : 'the link has expired'}`
              : member.email}
            {state === 'disabled' && ', disabled'}
          </Text>
        </Text>
      </Inline>
      {link && !link.mailed && <OneTimeLink url={link.address} />}
    </>
  );
  const roleControl = isMe ? (
    <b>{ROLE_LABELS[role].name}</b>
  ) : (
    <OptionSelect
      className={shortSelect}
      label={`Role of ${title}`}
      value={role}
      disabled={changeRole.isPending}
      onChoose={newRole => changeRole.mutate({ ...input, role: newRole })}
      options={ROLES.map(option => [option, ROLE_LABELS[option].name])}
    />
  );
  const menu = (
    <>
      {actions.length > 0 && (
        <ActionMenu actions={actions} asChild>
          <Button className={touchTarget} isSending={sendLink.isPending}>
            Actions<span className={visuallyHidden}> for {title}</span>
          </Button>
        </ActionMenu>
      )}
      {confirmation && (
        <ConfirmDialog
          title={confirmation.title}
          confirmLabel={confirmation.label}
          isSending={disable.isPending || resetFactor.isPending}
          onConfirm={confirmation.action}
          onCancel={() => setConfirmation(undefined)}
        >
          {confirmation.text}
        </ConfirmDialog>
      )}
    </>
  );
  return (
    <TableRow
      cells={[
        person,
        roleControl,
        isMe ? 'Now' : member.seenAt ? formatRelativeTime(member.seenAt) : 'Never',
        state !== 'invited' && (
          <Text size="small" tone={factors ? 'good' : 'muted'}>
            {factors ?? 'Off'}
          </Text>
        ),
        menu,
      ]}
    />
  );
}
