import { randomBytes } from 'node:crypto';
import { buildItem, type NewItemOptions } from '../../db/items';
import { dropOldest } from '../../domain/drop-oldest';
import { completeForPreview } from '../../domain/fields/preview';
import { type ContentTypes, findItemSlug, type KindName } from '../../domain/kinds';
import type { Kind } from '../../domain/kinds/kind';

export type Preview = { [Name in KindName]: { kind: Name; item: ContentTypes[Name]['stored'] } }[KindName];

/** Builds an item as it would be published, and completes unfinished values. */
export function buildPreview(
  kind: Kind<KindName>,
  values: Record<string, unknown>,
  options: NewItemOptions,
): Preview {
  const completedValues = completeForPreview(kind.schema, values) as { title: string };
  const item = { ...completedValues, ...buildItem(findItemSlug(kind, completedValues) ?? UNTITLED, options) };
  return { kind: kind.name, item } as unknown as Preview;
}

const UNTITLED = 'preview';

/** Maximum number of previews in memory. The oldest preview is dropped first. */
const CAPACITY = 50;

/** Previews of unsaved work, in memory only, so a restart drops them. */
export class Previews {
  readonly #entries = new Map<string, { userId: string; preview: Preview }>();

  /** @returns the preview’s key. */
  add(userId: string, preview: Preview): string {
    const key = randomBytes(12).toString('hex');
    this.#entries.set(key, { userId, preview });
    dropOldest(this.#entries, CAPACITY);
    return key;
  }

  get(userId: string, key: string): Preview | undefined {
    const entry = this.#entries.get(key);
    return entry?.userId === userId ? entry.preview : undefined;
  }
}
