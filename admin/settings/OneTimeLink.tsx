import { Button } from '../../components/ui/Button';
import { copyText } from '../copy-text';
import { Notice } from '../kit/Notice';
import { secretValue } from '../kit/parts.css';

/** Shows a link once, for sites that can't send email. */
export const OneTimeLink = ({ url }: { url: string }) => (
  <Notice
    role="status"
    tone="mark"
    action={<Button onClick={() => copyText(url, 'Link copied')}>Copy link</Button>}
  >
    <p>This site can’t send email. Share this link yourself. It works once and is shown only now.</p>
    <code className={secretValue}>{url}</code>
  </Notice>
);
