import type { KindName } from '../../../domain/kinds';
import { isKind } from '../../../domain/kinds/areas';
import { adminPaths } from '../../../domain/paths';

/** What the address of the trash asks for. */
export type TrashAddress = { kind: KindName | undefined; page: number };

/** Reads it; what it cannot ask for is passed over. */
export function readTrashAddress(query: URLSearchParams): TrashAddress {
  const kind = query.get('kind');
  const page = query.get('page') ?? '';
  return { kind: isKind(kind) ? kind : undefined, page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1 };
}

export function trashAddress({ kind, page }: TrashAddress): string {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${adminPaths.trash}?${query}` : adminPaths.trash;
}
