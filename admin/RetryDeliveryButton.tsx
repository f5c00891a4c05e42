import { Button } from '../components/ui/Button';
import { visuallyHidden } from '../styles/layout.css';
import { trpc } from '../trpc/client';
import { adminMessages } from './admin-messages';
import { touchTarget } from './kit/layout.css';

type RetryDeliveryButtonProps = {
  id: string;
  /** Name of the email or event for screen readers. */
  emailLabel: string;
  /** Called to move the focus when the button disappears. */
  onMissing: () => void;
};

export function RetryDeliveryButton({ id, emailLabel, onMissing }: RetryDeliveryButtonProps) {
  const { enquiries, system } = trpc.useUtils();
  const { mutate, isPending } = trpc.system.sendAgain.useMutation({
    meta: { done: adminMessages.mailQueued, failed: adminMessages.mailQueueFailed },
    async onSettled() {
      await Promise.all([enquiries.invalidate(), system.invalidate()]);
      setTimeout(() => document.activeElement === document.body && onMissing(), 50);
    },
  });
  return (
    <Button className={touchTarget} isSending={isPending} onClick={() => mutate({ id })}>
      Send again
      <span className={visuallyHidden}>: {emailLabel}</span>
    </Button>
  );
}
