import type { DbOrTransaction } from '../../db/connection';
import { listRedirectRows } from '../../db/redirects';
import type { RedirectRow } from '../../db/schema';
import { type Redirect, Redirects } from '../../domain/redirects';

type KnownRedirect = Redirect & { _id: string };

export const toRedirect = ({ id, from_path, to_address, permanent }: RedirectRow): KnownRedirect => ({
  _id: id,
  from: from_path,
  to: to_address,
  permanent: permanent === 1,
});

export const readRedirects = async (db: DbOrTransaction): Promise<Redirects<KnownRedirect>> =>
  new Redirects((await listRedirectRows(db)).map(toRedirect));
