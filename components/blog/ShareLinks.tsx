import { useEffect, useState } from 'react';
import { COPY_NOTICE_DURATION_MS } from '../../domain/limits';
import { siteMessages } from '../../domain/site-messages';
import { stripWordJoiners } from '../../domain/unbroken';
import { visuallyHidden } from '../../styles/layout.css';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { check, facebook, link, linkedin, twitter } from '../ui/icons';
import { toast } from '../ui/toast-store';
import * as css from './ShareLinks.css';

const COPIED_MESSAGE = 'Link copied!';

type ShareLinksProps = {
  /** Public URL with origin. */
  url: string;
  title: string;
};

/** Name, icon, URL and parameter for the article's URL. */
const networks = [
  ['Facebook', facebook, 'https://www.facebook.com/sharer/sharer.php', 'u'],
  ['Twitter', twitter, 'https://twitter.com/intent/tweet', 'url'],
  ['LinkedIn', linkedin, 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
] as const;

/** Renders plain links instead of third-party share buttons (rule 27). */
export const ShareLinks = ({ url, title }: ShareLinksProps) => (
  <fieldset className={css.row} aria-label="Share" data-screen-only="">
    {networks.map(([name, icon, share, parameter]) => (
      <a
        key={name}
        className={css.shareLink}
        href={`${share}?${new URLSearchParams({ [parameter]: url, text: stripWordJoiners(title) })}`}
        target="_blank"
        rel="noopener"
      >
        <span className={visuallyHidden}>Share on {name}</span>
        <Icon path={icon} />
      </a>
    ))}
    <CopyLink url={url} />
  </fieldset>
);

function CopyLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPY_NOTICE_DURATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch {
      toast({ variant: 'error', message: siteMessages.copyFailed });
    }
  }

  return (
    <>
      <button
        type="button"
        className={classNames(css.copyButton, isCopied && css.copiedButton)}
        onClick={copy}
      >
        <Icon path={isCopied ? check : link} />
        {isCopied ? COPIED_MESSAGE : <span className={visuallyHidden}>Copy link</span>}
      </button>
      <span className={visuallyHidden} role="status">
        {isCopied && COPIED_MESSAGE}
      </span>
    </>
  );
}
