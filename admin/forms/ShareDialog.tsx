import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { footerButton } from '../../components/ui/Modal.css';
import { ErrorMessage } from '../../components/ui/Notice';
import { Skeleton } from '../../components/ui/Skeleton';
import { toast } from '../../components/ui/toast-store';
import type { KindName } from '../../domain/kinds';
import { PREVIEW_LINK_DAYS } from '../../domain/limits';
import { getPreviewPath } from '../../domain/paths';
import { api } from '../../trpc/client';
import { Dialog } from '../kit/Dialog';

type ShareDialogProps = { kind: KindName; id: string; onClose: () => void };

/** Creates and revokes public preview links to the draft (rule 66). */
export function ShareDialog({ kind, id, onClose }: ShareDialogProps) {
  const link = useMutation({ mutationFn: () => api.content.makePreviewLink.mutate({ kind, id }) });
  const { mutate } = link;
  useEffect(() => mutate(), [mutate]);
  const revoke = useMutation({
    mutationFn: () => api.content.revokePreviewLinks.mutate({ kind, id }),
    meta: { failed: 'Couldn’t revoke the links. Try again.' },
    onSuccess: () => {
      toast({ variant: 'success', message: 'All links to this draft have been revoked' });
      onClose();
    },
  });
  return (
    <Dialog
      title="Share a preview"
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button
            size="large"
            className={footerButton}
            isSending={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            Revoke all links
          </Button>
          <Button variant="black_red" size="large" className={footerButton} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {link.isError && (
        <ErrorMessage message="Couldn’t create the link. Try again." onRetry={() => mutate()} />
      )}
      {link.isPending && <Skeleton height={60} />}
      {link.data && (
        <TextField
          label="Link"
          readOnly
          value={new URL(getPreviewPath(link.data.token), location.href).href}
          hint={`Anyone with this link can see the latest draft for ${PREVIEW_LINK_DAYS} days. A draft that can’t be published yet isn’t shown.`}
          onFocus={event => event.target.select()}
        />
      )}
    </Dialog>
  );
}
