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

const networks = [
  {
    name: 'Facebook',
    icon: facebook,
    href: ({ url }: ShareLinksProps) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'Twitter',
    icon: twitter,
    href: ({ url, title }: ShareLinksProps) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ url, text: stripWordJoiners(title) })}`,
  },
  {
    name: 'LinkedIn',
    icon: linkedin,
    href: ({ url }: ShareLinksProps) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
];

/** Renders plain links instead of third-party share buttons (rule 27). */
export const ShareLinks = (props: ShareLinksProps) => (
  <fieldset className={css.row} aria-label="Share" data-screen-only="">
    {networks.map(({ name, icon, href }) => (
      <a key={name} className={css.shareLink} href={href(props)} target="_blank" rel="noopener">
        <span className={visuallyHidden}>Share on {name}</span>
        <Icon path={icon} />
      </a>
    ))}
    <CopyLink url={props.url} />
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
