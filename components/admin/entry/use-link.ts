import { useEffect, useState } from 'react';
import { api, failureOf } from '../../../trpc/client';
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
    const token = location.hash.slice(1);
    if (!token) return setLink({ kind: 'none' });
    api.members.readLink.mutate({ token, kind }).then(
      ({ email }) => setLink({ kind: 'open', token, email }),
      error => {
        const { kind: known, message } = failureOf(error);
        setLink({ kind: 'over', message: known ? message : words.linkFailed });
      },
    );
  }, [kind]);
  return link;
}
