import { useEffect, useState } from 'react';
import { api, toFailure } from '../../trpc/client';
import { words } from '../words';

export type Link =
  | { kind: 'reading' }
  /** The address holds no link. */
  | { kind: 'none' }
  | { kind: 'over'; message: string }
  | { kind: 'open'; token: string; email: string };

/** The link that brought somebody here, behind `#` in the address, and whom it is for. */
export function useLink(kind: 'invitation' | 'password-reset'): Link {
  const [link, setLink] = useState<Link>({ kind: 'reading' });
  useEffect(() => {
    function read() {
      const token = location.hash.slice(1);
      if (!token) return setLink({ kind: 'none' });
      // Of two links that were opened one after the other the later one counts.
      const tell = (told: Link) => token === location.hash.slice(1) && setLink(told);
      api.members.readLink.mutate({ token, kind }).then(
        ({ email }) => tell({ kind: 'open', token, email }),
        error => {
          const { kind: known, message } = toFailure(error);
          tell({ kind: 'over', message: known ? message : words.linkFailed });
        },
      );
    }
    read();
    // A link opened in the tab where its page stands already loads nothing.
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [kind]);
  return link;
}
