import { type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import { isRecord } from '../domain/record';

/** What lists of the staff area show of an item or a draft beside its title. */
export type Summary = { address: string; src: string; pixel: string; about: string };
/** What the list of deleted items shows of one beside its title; of one that was not public `live` is false. */
export type DiscardedSummary = { live: boolean; address?: string; liveSince?: string };

const ADDRESS_LENGTH = 2_000;
const PIXEL_LENGTH = 20_000;
/** Letters that cards get of what an item is about. */
const ABOUT_LENGTH = 300;

/** Drafts hold whatever was typed. A text that is cut to fit would be another address or picture, so that one is left out. */
const text = (value: unknown, max: number): string =>
  typeof value === 'string' && value.length <= max ? value : '';

export function summarise(kind: KindName, values: Record<string, unknown>): Summary {
  const { src, pixel, about } = (kinds[kind] as Kind).derived.toStaffCard?.(values) ?? {};
  return {
    address: text(values.address, ADDRESS_LENGTH),
    src: text(src, ADDRESS_LENGTH),
    pixel: text(pixel, PIXEL_LENGTH),
    about: typeof about === 'string' ? about.slice(0, ABOUT_LENGTH) : '',
  };
}

export function summariseDiscarded({ live }: Record<string, unknown>): DiscardedSummary {
  if (!isRecord(live)) return { live: false };
  const { address } = isRecord(live.input) ? live.input : {};
  const { createdAt } = isRecord(live.past) ? live.past : {};
  return {
    live: true,
    ...(typeof address === 'string' && { address }),
    ...(typeof createdAt === 'string' && { liveSince: createdAt }),
  };
}
