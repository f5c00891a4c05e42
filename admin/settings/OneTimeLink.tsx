import { Button } from '../../components/ui/Button';
import { toast } from '../../components/ui/toast-store';
import { adminMessages } from '../admin-messages';
import { Notice } from '../kit/Notice';
import { secretValue } from '../kit/parts.css';

/** Shows a link once, for sites that can't send email. */
export function OneTimeLink({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ variant: 'success', message: adminMessages.linkCopied });
    } catch {
      toast({ variant: 'error', message: adminMessages.linkCopyFailed });
    }
  };
  return (
    <Notice
      role="status"
      tone="mark"
      action={
        <Button variant="outlined_black" onClick={copy}>
          Copy link
        </Button>
      }
    >
      <p>This site can’t send email. Share this link yourself. It works once and is shown only now.</p>
      <code className={secretValue}>{url}</code>
    </Notice>
  );
}
