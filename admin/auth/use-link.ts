import { useEffect, useState } from 'react';
import { api, toFailure } from '../../trpc/client';
import { adminMessages } from '../admin-messages';

type Link =
  | { kind: 'reading' }
  /** The URL has no token. */
  | { kind: 'none' }
  | { kind: 'over'; message: string }
  | { kind: 'open'; token: string; email: string };

/** Reads the token behind `#` in the URL and fetches its recipient. */
export function useLink(kind: 'invitation' | 'password-reset'): Link {
  const [link, setLink] = useState<Link>({ kind: 'reading' });
  useEffect(() => {
    let latest: string | undefined;
    function read() {
      const token = location.hash.slice(1);
      // The URL may change while the page loads. Two calls at once would be a batch, which needs a session.
      if (token === latest) return;
      latest = token;
      if (!token) return setLink({ kind: 'none' });
      // Ignore the response if another link was opened since.
      const tell = (told: Link) => token === latest && setLink(told);
      api.members.readLink.mutate({ token, kind }).then(
        ({ email }) => tell({ kind: 'open', token, email }),
        error => {
          const { kind: known, message } = toFailure(error);
          tell({ kind: 'over', message: known ? message : adminMessages.linkFailed });
        },
      );
    }
    read();
    // Opening another link in this tab loads no page.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [kind]);
  return link;
}
