import { type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { isRecord } from '../domain/record';

/** Fields that lists in the admin show besides the title. */
export type ItemSummary = { address: string; src: string; pixel: string; about: string };
/** Fields that the trash shows besides the title. `live` is false if the item wasn’t public. */
type TrashSummary = { live: boolean; address?: string; liveSince?: string };

const ADDRESS_LENGTH = 2_000;
const PIXEL_LENGTH = 20_000;
/** Maximum length of the excerpt on cards. */
const EXCERPT_MAX = 300;

/** Drops values that are too long, because a truncated URL would be a different URL. Drafts contain unchecked input. */
const toShortText = (value: unknown, max: number): string =>
  typeof value === 'string' && value.length <= max ? value : '';

export function createItemSummary(kind: KindName, values: Record<string, unknown>): ItemSummary {
  const { src, pixel, about } = (kinds[kind] as Kind).derived.toStaffCard?.(values) ?? {};
  return {
    address: toShortText(values.address, ADDRESS_LENGTH),
    src: toShortText(src, ADDRESS_LENGTH),
    pixel: toShortText(pixel, PIXEL_LENGTH),
    about: typeof about === 'string' ? about.slice(0, EXCERPT_MAX) : '',
  };
}

export function createTrashSummary({ live }: Record<string, unknown>): TrashSummary {
  if (!isRecord(live)) return { live: false };
  const { address } = isRecord(live.input) ? live.input : {};
  const { createdAt } = isRecord(live.past) ? live.past : {};
  return {
    live: true,
    ...(typeof address === 'string' && { address }),
    ...(typeof createdAt === 'string' && { liveSince: createdAt }),
  };
}
