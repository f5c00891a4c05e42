import type { KindName } from '../../domain/kinds';
import { isKind } from '../../domain/kinds/areas';
import { adminPaths } from '../../domain/paths';

/** `from` is the list from which the trash was opened. */
type TrashState = { kind: KindName | undefined; page: number; from: KindName | undefined };

/** Ignores invalid values. */
export function parseTrashUrl(query: URLSearchParams): TrashState {
  const kind = query.get('kind');
  const from = query.get('from');
  const page = query.get('page') ?? '';
  return {
    kind: isKind(kind) ? kind : undefined,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    from: isKind(from) ? from : undefined,
  };
}

export function formatTrashUrl({ kind, page, from }: TrashState): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  if (from) query.set('from', from);
  return query.size > 0 ? `${adminPaths.trash}?${query}` : adminPaths.trash;
}
