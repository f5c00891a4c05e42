import { useEffect, useState } from 'react';
import { api, toCallError } from '../../trpc/client';
import { adminMessages } from '../admin-messages';

type Link =
  | { kind: 'reading' }
  /** The URL contains no token. */
  | { kind: 'none' }
  | { kind: 'over'; message: string }
  | { kind: 'open'; token: string; email: string };

/** Reads the token from the URL's hash and fetches the link's recipient. */
export function useAuthLink(kind: 'invitation' | 'password-reset'): Link {
  const [link, setLink] = useState<Link>({ kind: 'reading' });
  useEffect(() => {
    let latestToken: string | undefined;
    function readLink() {
      const token = location.hash.slice(1);
      // The URL may change while the page loads. Simultaneous calls would be batched, and a batch requires a session.
      if (token === latestToken) return;
      latestToken = token;
      if (!token) return setLink({ kind: 'none' });
      // Ignore the response if another link has been opened since.
      const update = (newLink: Link) => token === latestToken && setLink(newLink);
      api.members.readLink.mutate({ token, kind }).then(
        ({ email }) => update({ kind: 'open', token, email }),
        error => {
          const { kind: errorKind, message } = toCallError(error);
          update({ kind: 'over', message: errorKind ? message : adminMessages.linkFailed });
        },
      );
    }
    readLink();
    // Opening another link in this tab doesn't reload the page.
    addEventListener('hashchange', readLink);
    return () => removeEventListener('hashchange', readLink);
  }, [kind]);
  return link;
}
