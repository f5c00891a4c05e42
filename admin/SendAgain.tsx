import { Button } from '../components/ui/Button';
import { visuallyHidden } from '../styles/layout.css';
import { trpc } from '../trpc/client';
import { finger } from './kit/layout.css';
import { words } from './words';

type SendAgainProps = {
  id: string;
  /** Which mail, for who cannot see what stands beside the button. */
  mail: string;
  /** Takes the focus when the button has gone with what it stood beside. */
  onGone: () => void;
};

/** Puts a mail that failed back into the queue, to be tried at once. */
export function SendAgain({ id, mail, onGone }: SendAgainProps) {
  const { enquiries, system } = trpc.useUtils();
  const { mutate, isPending } = trpc.system.sendAgain.useMutation({
    meta: { done: words.mailQueued, failed: words.mailQueueFailed },
    async onSettled() {
      await Promise.all([enquiries.invalidate(), system.invalidate()]);
      setTimeout(() => document.activeElement === document.body && onGone(), 50);
    },
  });
  return (
    <Button variant="outlined_black" className={finger} sending={isPending} onClick={() => mutate({ id })}>
      Send again
      <span className={visuallyHidden}>: {mail}</span>
    </Button>
  );
}
